import type { Box, Place } from '@enerabi/shared/geography';
/** A map's view: its middle in degrees (WGS 84), and its zoom in MapLibre's units (tiles of 512 px). */
export interface MapView {
  lat: number;
  lng: number;
  zoom: number;
}

/** CSS pixels. */
export interface MapSize {
  width: number;
  height: number;
}

export const nearest = 18;
export const farthest = 3;
/** The least zoom around the visitor's own position. */
export const zoomAtPosition = 13;

/** The largest area to show: from Yonaguni to Minamitorishima, from Okinotorishima to Etorofu. */
export const japan: Box = { south: 20, west: 122, north: 46, east: 154 };

/** The main islands, on a map of the default size. */
export const wholeJapan: MapView = { lat: 37.4, lng: 136.7, zoom: 4.6 };

/** A map's size while it is not known: on the server, and in a browser before the map has loaded. */
export const usualSize: MapSize = { width: 800, height: 640 };

const tileSize = 512;
const radian = Math.PI / 180;
const worldSize = (zoom: number): number => tileSize * 2 ** zoom;

/** Web Mercator, from 0 to 1: west to east, and north to south. */
const across = (lng: number): number => (lng + 180) / 360;
const down = (lat: number): number =>
  (1 - Math.log(Math.tan(Math.PI / 4 + (lat * radian) / 2)) / Math.PI) / 2;
const lngAt = (x: number): number => x * 360 - 180;
const latAt = (y: number): number => (2 * Math.atan(Math.exp((1 - 2 * y) * Math.PI)) - Math.PI / 2) / radian;

const within = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);

/** Six decimals are about a tenth of a metre. */
const rounded = (value: number): number => Number(value.toFixed(6));

/** Pixels from the middle of a view to a place: to the right, and down. */
export const pixelsFromMiddle = (
  { lat, lng, zoom }: MapView,
  { latitude, longitude }: Place,
): { x: number; y: number } => ({
  x: (across(longitude) - across(lng)) * worldSize(zoom),
  y: (down(latitude) - down(lat)) * worldSize(zoom),
});

/** The box that a map of this size shows. */
export function boxOfView({ lat, lng, zoom }: MapView, { width, height }: MapSize): Box {
  const [right, below] = [width / worldSize(zoom) / 2, height / worldSize(zoom) / 2];
  const [x, y] = [across(lng), down(lat)];
  return {
    south: rounded(latAt(y + below)),
    west: rounded(within(lngAt(x - right), -180, 180)),
    north: rounded(latAt(y - below)),
    east: rounded(within(lngAt(x + right), -180, 180)),
  };
}

/**
 * The view in which a map of this size shows the whole box and a margin.
 * @param least zoom; a picture that does not move may have to be farther away than a map
 */
export function viewAround(
  { south, west, north, east }: Box,
  { width, height }: MapSize,
  least = farthest,
): MapView {
  const [left, right, top, bottom] = [across(west), across(east), down(north), down(south)];
  const margin = 0.85;
  // A single point has no extent to divide by.
  const smallest = 1e-9;
  const scale = Math.min(
    (margin * width) / Math.max(right - left, smallest),
    (margin * height) / Math.max(bottom - top, smallest),
  );
  return {
    lat: latAt((top + bottom) / 2),
    lng: (west + east) / 2,
    zoom: within(Math.log2(scale / tileSize), least, 15),
  };
}

/** The view that shows the same area on a map of another size. */
export const fitted = (view: MapView, size: MapSize): MapView => ({
  ...view,
  zoom: within(
    view.zoom + Math.log2(Math.min(size.width / usualSize.width, size.height / usualSize.height)),
    farthest,
    nearest,
  ),
});

/** The smallest box around all boxes; undefined for none. */
export function boxAroundAll(boxes: readonly Box[]): Box | undefined {
  if (boxes.length === 0) return undefined;
  return {
    south: Math.min(...boxes.map(({ south }) => south)),
    west: Math.min(...boxes.map(({ west }) => west)),
    north: Math.max(...boxes.map(({ north }) => north)),
    east: Math.max(...boxes.map(({ east }) => east)),
  };
}

/** Whether two views look the same: an address has fewer decimals than a map. */
export const isSameView = (a: MapView, b: MapView): boolean =>
  Math.abs(a.zoom - b.zoom) < 0.02 &&
  Math.abs(across(a.lng) - across(b.lng)) * worldSize(b.zoom) < 3 &&
  Math.abs(down(a.lat) - down(b.lat)) * worldSize(b.zoom) < 3;
