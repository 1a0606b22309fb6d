/** A position in degrees, WGS 84. */
export interface Place {
  latitude: number;
  longitude: number;
}

/** A rectangle in degrees, WGS 84, including its edges. */
export interface Box {
  south: number;
  west: number;
  north: number;
  east: number;
}

/** Longitude and latitude in degrees (WGS 84), as in GeoJSON; on a picture, units to the right and down. */
export type Position = [x: number, y: number];
