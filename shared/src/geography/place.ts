/** A position in degrees, WGS 84. */
export interface Place {
  latitude: number;
  longitude: number;
}

/** A part of the map in degrees, WGS 84; all ends belong to it. */
export interface Box {
  south: number;
  west: number;
  north: number;
  east: number;
}
