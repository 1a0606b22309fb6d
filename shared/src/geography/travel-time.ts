import type { TravelMode } from '../constants/index.ts';
import { metresBetween } from './distance.ts';
import type { Place } from './place.ts';

/**
 * With a child: speed in km/h along the way, how much longer the way is than the straight line, and minutes that each
 * way takes besides. A train needs a way to the station and waiting, a car room to park.
 */
const speeds: Record<TravelMode, { speed: number; detour: number; fixed: number }> = {
  walk: { speed: 3.6, detour: 1.3, fixed: 0 },
  bicycle: { speed: 11, detour: 1.3, fixed: 3 },
  train: { speed: 28, detour: 1.35, fixed: 18 },
  car: { speed: 22, detour: 1.35, fixed: 6 },
};

/** Minutes that each way takes besides travelling. */
export const fixedMinutes = (mode: TravelMode): number => speeds[mode].fixed;

/**
 * Estimates the minutes of a way from the straight line, rounded up to whole ones. Nobody takes a train where walking
 * is quicker.
 * @param metres straight-line distance
 * @returns 0 for the same point
 */
export function travelMinutes(mode: TravelMode, metres: number): number {
  if (metres === 0) return 0;
  const minutesBy = (by: TravelMode): number => {
    const { speed, detour, fixed } = speeds[by];
    return Math.ceil(fixed + ((metres / 1_000) * detour * 60) / speed);
  };
  return Math.min(minutesBy(mode), minutesBy('walk'));
}

/** `travelMinutes` between two places, the same in both directions. */
export const minutesBetween = (mode: TravelMode, one: Place, other: Place): number =>
  travelMinutes(mode, metresBetween(one, other));

/**
 * The longest straight line that takes no more than these minutes, the reverse of `travelMinutes`.
 * @param minutes whole ones, at least 1
 * @returns metres
 */
export function metresWithin(mode: TravelMode, minutes: number): number {
  const metresBy = (by: TravelMode): number => {
    const { speed, detour, fixed } = speeds[by];
    return ((minutes - fixed) * speed * 1_000) / (detour * 60);
  };
  return Math.max(metresBy(mode), metresBy('walk'));
}
