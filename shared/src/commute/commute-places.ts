import { commutePlaceNameMaxLength, mostCommuteDestinations } from '../constants/index.ts';
import type { Place } from '../geography/index.ts';

/** Where a family starts from or goes to. */
export interface CommutePlace extends Place {
  /** Name of a station, with 駅; empty for the position of the browser, rounded to some 100 m. */
  name: string;
}

/** A family's places, stored in this browser, and with the account where a member saves them there. */
export interface CommutePlaces {
  /** Home, or the station next to it. */
  home?: CommutePlace;
  /** Where the parents work. */
  works: readonly CommutePlace[];
}

export const noPlaces: CommutePlaces = { works: [] };

function placeOf(stored: unknown): CommutePlace | undefined {
  const { name, latitude, longitude } = (stored ?? {}) as Partial<CommutePlace>;
  if (typeof name !== 'string' || name.length > commutePlaceNameMaxLength) return undefined;
  if (typeof latitude !== 'number' || !(Math.abs(latitude) <= 90)) return undefined;
  if (typeof longitude !== 'number' || !(Math.abs(longitude) <= 180)) return undefined;
  return { name, latitude, longitude };
}

/** Reads what a browser has stored, which may be anything. */
export function commutePlacesOf(stored: unknown): CommutePlaces {
  const { home, works } = (stored ?? {}) as { home?: unknown; works?: unknown };
  const known = placeOf(home);
  const placed = Array.isArray(works) ? works.map(placeOf).filter((work) => work !== undefined) : [];
  return { ...(known && { home: known }), works: placed.slice(0, mostCommuteDestinations) };
}

const isSamePlace = (one: CommutePlace | undefined, other: CommutePlace | undefined): boolean =>
  one?.name === other?.name && one?.latitude === other?.latitude && one?.longitude === other?.longitude;

/** Whether both name the same places in the same order. */
export const areSamePlaces = (one: CommutePlaces, other: CommutePlaces): boolean =>
  isSamePlace(one.home, other.home) &&
  one.works.length === other.works.length &&
  one.works.every((work, at) => isSamePlace(work, other.works[at]));

/** Whether a family has named any place. */
export const hasPlaces = ({ home, works }: CommutePlaces): boolean => home !== undefined || works.length > 0;
