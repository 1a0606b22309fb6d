import type { TravelMode } from '../constants/index.ts';
import { metresBetween } from './distance.ts';
import type { Place } from './place.ts';
import { travelMinutes } from './travel-time.ts';

/** Few families bring a child by car where nurseries are short. */
export type WayMode = Exclude<TravelMode, 'car'>;

/** A way by its means; minutes are estimated from the straight line. */
export interface Way {
  mode: WayMode;
  minutes: number;
}

/** With a small child, a longer way is a burden every day. */
const mostOnFoot = 15;
const mostByBicycle = 25;
/** Nobody considers a longer one. */
const mostShown = 60;

const waysOver = (metres: number): Record<WayMode, Way> => {
  const way = (mode: WayMode): Way => ({ mode, minutes: travelMinutes(mode, metres) });
  return { walk: way('walk'), bicycle: way('bicycle'), train: way('train') };
};

/** The ways between two places that people consider, the usual one first. */
export function waysBetween(one: Place, other: Place): [Way, ...Way[]] {
  const { walk, bicycle, train } = waysOver(metresBetween(one, other));
  const byBicycle = bicycle.minutes < walk.minutes && bicycle.minutes <= mostShown ? [bicycle] : [];
  if (walk.minutes <= mostOnFoot) return [walk, ...byBicycle];
  const onFoot = walk.minutes <= mostShown ? [walk] : [];
  const byTrain = train.minutes < Math.min(walk.minutes, bicycle.minutes) ? [train] : [];
  if (bicycle.minutes <= mostByBicycle || byTrain.length === 0) return [bicycle, ...onFoot, ...byTrain];
  return [train, ...byBicycle, ...onFoot];
}

/** Minutes of the usual way between two places. */
export const usualMinutes = (one: Place, other: Place): number => waysBetween(one, other)[0].minutes;

/** No usual way to a place that is farther takes less. @param metres straight-line distance */
export function leastMinutes(metres: number): number {
  const { walk, bicycle, train } = waysOver(metres);
  return Math.min(walk.minutes, bicycle.minutes, train.minutes);
}
