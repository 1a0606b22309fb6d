import type { Box, Place } from '@enerabi/shared/geography';

/** MapLibre's tile size, and the size of a map before it is known, in pixels. */
const tile = 512;
const [width, height] = [800, 640];
const radians = Math.PI / 180;

const rounded = (degrees: number): number => Number(degrees.toFixed(6));

/**
 * The part of the world that a map around a place shows, by Mercator's projection; slightly inaccurate at the far
 * ends of Japan.
 */
export function mapAround({ latitude, longitude }: Place, zoom: number): Box {
  const degrees = 360 / (tile * 2 ** zoom);
  const [across, up] = [(width / 2) * degrees, (height / 2) * degrees * Math.cos(latitude * radians)];
  return {
    south: rounded(latitude - up),
    west: rounded(longitude - across),
    north: rounded(latitude + up),
    east: rounded(longitude + across),
  };
}
