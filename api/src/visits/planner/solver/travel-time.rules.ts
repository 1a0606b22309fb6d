import type { TravelMode } from '@enerabi/shared/constants';
import { metresBetween } from '@enerabi/shared/geography';
import type { Point } from './plan.ts';

/** The distance over the ground. @returns kilometres */
export const distanceKm = (from: Point, to: Point): number =>
  metresBetween({ latitude: from.lat, longitude: from.lng }, { latitude: to.lat, longitude: to.lng }) / 1_000;

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

/** Where a facility's coordinates are not known. */
const unknownKm = 3;

/**
 * Estimates the time between two points, rounded up to whole minutes. Nobody takes a train where walking is quicker.
 * @returns the same in both directions; 0 for the same point
 */
export function travelMinutes(mode: TravelMode, from: Point | null, to: Point | null): number {
  const km = from && to ? distanceKm(from, to) : unknownKm;
  if (km === 0) return 0;
  const minutesBy = (by: TravelMode): number => {
    const { speed, detour, fixed } = speeds[by];
    return Math.ceil(fixed + (km * detour * 60) / speed);
  };
  return Math.min(minutesBy(mode), minutesBy('walk'));
}
