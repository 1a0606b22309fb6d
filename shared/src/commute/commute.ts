import { type Way, waysBetween } from '../geography/index.ts';
import type { CommutePlaces } from './commute-places.ts';

/** The ways of a family by a facility. */
export interface Commute {
  /** Home to the facility, the usual one first. */
  fromHome: readonly [Way, ...Way[]];
  /** The facility to where each parent works, the usual way of each. */
  toWorks: readonly Way[];
}

interface Located {
  latitude: number | null;
  longitude: number | null;
}

/** @returns undefined if the home or the facility's position is not known */
export function commuteBy(
  { latitude, longitude }: Located,
  { home, works }: CommutePlaces,
): Commute | undefined {
  if (!home || latitude === null || longitude === null) return undefined;
  const facility = { latitude, longitude };
  return {
    fromHome: waysBetween(home, facility),
    toWorks: works.map((work) => waysBetween(facility, work)[0]),
  };
}
