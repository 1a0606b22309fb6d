import type { MapView } from './map-view.ts';

/** The earth's circumference at the equator in metres (WGS 84), which is 512 px wide at zoom 0. */
const equator = 40_075_016.686;
const tileSize = 512;

export interface Scale {
  metres: number;
  /** CSS pixels. */
  width: number;
}

/** The longest round length that fits: 1, 2 or 5 times a power of ten. Web Mercator grows towards the poles. */
export function scaleOf({ lat, zoom }: Pick<MapView, 'lat' | 'zoom'>, widest = 96): Scale {
  const metresPerPixel = (equator * Math.cos((lat * Math.PI) / 180)) / (tileSize * 2 ** zoom);
  const most = widest * metresPerPixel;
  const power = 10 ** Math.floor(Math.log10(most));
  const metres = power * (most >= 5 * power ? 5 : most >= 2 * power ? 2 : 1);
  return { metres, width: Math.round(metres / metresPerPixel) };
}
