import type { TravelMode } from '../constants/index.ts';
import { minutesBetween, type Place } from '../geography/index.ts';
import type { CommutePlaces } from './commute-places.ts';

/** Few families bring a child by car where nurseries are short. */
export type CommuteMode = Exclude<TravelMode, 'car'>;

/** A way by its means; minutes are estimated from the straight line. */
export interface Way {
  mode: CommuteMode;
  minutes: number;
}

/** The ways of a family by a facility. */
export interface Commute {
  /** Home to the facility, the usual one first. */
  fromHome: readonly [Way, ...Way[]];
  /** The facility to where each parent works, the usual way of each. */
  toWorks: readonly Way[];
}

/** With a small child, a longer way is a burden every day. */
const mostOnFoot = 15;
const mostByBicycle = 25;
/** Nobody considers a longer one. */
const mostShown = 60;

const wayBetween = (mode: CommuteMode, one: Place, other: Place): Way => ({
  mode,
  minutes: minutesBetween(mode, one, other),
});

/** The ways between two places that people consider, the usual one first; at least one. */
export function waysBetween(one: Place, other: Place): [Way, ...Way[]] {
  const walk = wayBetween('walk', one, other);
  const bicycle = wayBetween('bicycle', one, other);
  const train = wayBetween('train', one, other);
  const isQuicker = (way: Way, than: Way): boolean => way.minutes < than.minutes;
  const byBicycle = isQuicker(bicycle, walk) && bicycle.minutes <= mostShown ? [bicycle] : [];
  const byTrain = isQuicker(train, walk) && isQuicker(train, bicycle) ? [train] : [];
  if (walk.minutes <= mostOnFoot) return [walk, ...byBicycle];
  const onFoot = walk.minutes <= mostShown ? [walk] : [];
  if (bicycle.minutes <= mostByBicycle || byTrain.length === 0) return [bicycle, ...onFoot, ...byTrain];
  return [train, ...byBicycle, ...onFoot];
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
