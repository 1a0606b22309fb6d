import { type Box, metresPerDegree, type Place } from '@enerabi/shared/geography';

/** Japan with every island, and some hundred kilometres around: no nursery is near a place outside. */
export const isNearJapan = ({ latitude, longitude }: Place): boolean =>
  latitude >= 17 && latitude <= 49 && longitude >= 119 && longitude <= 157;

/**
 * A box that contains every point within `reach` metres of the centre, in degrees. A box that would cross the date
 * line or a pole becomes the whole earth: correct but slow, and far from any nursery in Japan.
 */
export function boxOfCircle(centre: Place, reach: number): Box {
  const { latitude, longitude } = centre;
  // A little wider than the circle, against rounding errors.
  const height = (reach / metresPerDegree) * 1.001;
  const [south, north] = [latitude - height, latitude + height];
  const narrowest = Math.cos((Math.max(Math.abs(south), Math.abs(north)) * Math.PI) / 180);
  const width = height / narrowest;
  if (south <= -90 || north >= 90 || longitude - width < -180 || longitude + width > 180)
    return { south: -90, north: 90, west: -180, east: 180 };
  return { south, north, west: longitude - width, east: longitude + width };
}
