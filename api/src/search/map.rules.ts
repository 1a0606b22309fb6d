import { mostMapPoints } from '@enerabi/shared/constants';
import type { Box, Place } from '@enerabi/shared/geography';

/** Size of a map tile, in pixels (MapLibre). */
const tile = 512;
/** Points that are nearer to each other are clustered, in pixels. */
const together = 64;
/** Upper limit for any zoom: cells along either side of the box. */
const mostCells = 24;

/** In the middle of Japan cells are about square: a degree of latitude is this much longer on the map. */
export const stretch = 1.236;

/** Places in columns, by row numbers. */
export interface Places {
  rows: Uint32Array;
  latitude: Float64Array;
  longitude: Float64Array;
  /** How many results a row stands for; 1 if absent. */
  countOf?: (row: number) => number;
}

/** The results of several places: their number, their mean position, and the bounding box of the places. */
export interface Cluster extends Box {
  count: number;
  latitude: number;
  longitude: number;
}

/** A row, and how many results it stands for. */
export interface SinglePlace {
  row: number;
  count: number;
}

/** Every place once: in `alone`, or counted in a cluster. */
export interface Clustered {
  alone: SinglePlace[];
  clusters: Cluster[];
}

/**
 * Degrees of longitude of a cell: 360 divided by a power of two, so that cells keep their position when the map
 * moves.
 */
export function cellWidth({ south, west, north, east }: Box, zoom: number): number {
  const wanted = (2 ** Math.floor(zoom) * tile) / together;
  const most = (mostCells * 360) / Math.max(east - west, (north - south) * stretch, 1e-9);
  return 360 / 2 ** Math.max(0, Math.floor(Math.log2(Math.min(wanted, most))));
}

/**
 * Clusters places on a map. If there are few, all are single.
 * @param places all within the box
 */
export function clustered(
  { rows, latitude, longitude, countOf = () => 1 }: Places,
  box: Box,
  zoom: number,
): Clustered {
  if (rows.length <= mostMapPoints)
    return { alone: Array.from(rows, (row) => ({ row, count: countOf(row) })), clusters: [] };
  const width = cellWidth(box, zoom);
  const columnOf = (degrees: number): number => Math.floor(degrees / width);
  const lineOf = (degrees: number): number => Math.floor((degrees * stretch) / width);
  const [firstColumn, firstLine] = [columnOf(box.west), lineOf(box.south)];
  const columns = columnOf(box.east) - firstColumn + 1;
  const cells = new Cells(columns * (lineOf(box.north) - firstLine + 1));
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at] as number;
    const [north, east] = [latitude[row] as number, longitude[row] as number];
    cells.add((lineOf(north) - firstLine) * columns + columnOf(east) - firstColumn, row, {
      latitude: north,
      longitude: east,
      count: countOf(row),
    });
  }
  return cells.held();
}

/** The content of each cell of a map, in columns, since a million places are added. */
class Cells {
  readonly #places: Uint32Array;
  readonly #counts: Uint32Array;
  readonly #first: Uint32Array;
  readonly #latitudes: Float64Array;
  readonly #longitudes: Float64Array;
  readonly #south: Float64Array;
  readonly #north: Float64Array;
  readonly #west: Float64Array;
  readonly #east: Float64Array;

  constructor(cells: number) {
    this.#places = new Uint32Array(cells);
    this.#counts = new Uint32Array(cells);
    this.#first = new Uint32Array(cells);
    this.#latitudes = new Float64Array(cells);
    this.#longitudes = new Float64Array(cells);
    this.#south = new Float64Array(cells).fill(90);
    this.#north = new Float64Array(cells).fill(-90);
    this.#west = new Float64Array(cells).fill(180);
    this.#east = new Float64Array(cells).fill(-180);
  }

  add(cell: number, row: number, { latitude, longitude, count }: Place & { count: number }): void {
    if (this.#places[cell] === 0) this.#first[cell] = row;
    this.#places[cell] = (this.#places[cell] as number) + 1;
    this.#counts[cell] = (this.#counts[cell] as number) + count;
    this.#latitudes[cell] = (this.#latitudes[cell] as number) + latitude * count;
    this.#longitudes[cell] = (this.#longitudes[cell] as number) + longitude * count;
    if (latitude < (this.#south[cell] as number)) this.#south[cell] = latitude;
    if (latitude > (this.#north[cell] as number)) this.#north[cell] = latitude;
    if (longitude < (this.#west[cell] as number)) this.#west[cell] = longitude;
    if (longitude > (this.#east[cell] as number)) this.#east[cell] = longitude;
  }

  held(): Clustered {
    const alone: SinglePlace[] = [];
    const clusters: Cluster[] = [];
    this.#places.forEach((places, cell) => {
      const count = this.#counts[cell] as number;
      if (places === 1) alone.push({ row: this.#first[cell] as number, count });
      if (places > 1) clusters.push(this.#cluster(cell, count));
    });
    return { alone, clusters };
  }

  #cluster(cell: number, count: number): Cluster {
    const middle = (sums: Float64Array): number => Number(((sums[cell] as number) / count).toFixed(6));
    return {
      count,
      latitude: middle(this.#latitudes),
      longitude: middle(this.#longitudes),
      south: this.#south[cell] as number,
      west: this.#west[cell] as number,
      north: this.#north[cell] as number,
      east: this.#east[cell] as number,
    };
  }
}
