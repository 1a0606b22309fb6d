import type { TravelMode } from '@enerabi/shared/constants';
import { metresBetween, travelMinutes as minutesOver } from '@enerabi/shared/geography';
import type { Point } from './plan.ts';

const metres = (from: Point, to: Point): number =>
  metresBetween({ latitude: from.lat, longitude: from.lng }, { latitude: to.lat, longitude: to.lng });

/** Where a facility's coordinates are not known. */
const unknownMetres = 3_000;

/**
 * Estimates the time between two points, rounded up to whole minutes.
 * @returns the same in both directions; 0 for the same point
 */
export const travelMinutes = (mode: TravelMode, from: Point | null, to: Point | null): number =>
  minutesOver(mode, from && to ? metres(from, to) : unknownMetres);
