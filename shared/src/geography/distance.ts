import type { Place } from './place.ts';

/** The earth's mean radius (IUGG), in metres. */
export const earthRadius = 6_371_008.8;
const radians = Math.PI / 180;
/** A degree of latitude, in metres. */
export const metresPerDegree = earthRadius * radians;

/** Great-circle distance on a sphere in metres (haversine); NaN if a position is not known. */
export function metresBetween(one: Place, other: Place): number {
  const north = Math.sin(((other.latitude - one.latitude) * radians) / 2) ** 2;
  const east = Math.sin(((other.longitude - one.longitude) * radians) / 2) ** 2;
  const narrowing = Math.cos(one.latitude * radians) * Math.cos(other.latitude * radians);
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(north + narrowing * east)));
}

/** Walking times count 80 m a minute (表示規約施行規則). */
export const metresPerMinute = 80;
