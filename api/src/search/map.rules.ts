import { mostMapPoints } from '@enerabi/shared/constants';
import type { MapCluster } from '@enerabi/shared/contract';
import type { Box } from '@enerabi/shared/geography';

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
}

/** Every place once: its row in `alone`, or counted in a cluster. */
export interface Clustered {
  alone: number[];
  clusters: MapCluster[];
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
export function clustered({ rows, latitude, longitude }: Places, box: Box, zoom: number): Clustered {
  if (rows.length <= mostMapPoints) return { alone: [...rows], clusters: [] };
  const width = cellWidth(box, zoom);
  const columnOf = (degrees: number): number => Math.floor(degrees / width);
  const lineOf = (degrees: number): number => Math.floor((degrees * stretch) / width);
  const [firstColumn, firstLine] = [columnOf(box.west), lineOf(box.south)];
  const columns = columnOf(box.east) - firstColumn + 1;
  const cells = new Cells(columns * (lineOf(box.north) - firstLine + 1));
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at] as number;
    const [north, east] = [latitude[row] as number, longitude[row] as number];
    cells.add((lineOf(north) - firstLine) * columns + columnOf(east) - firstColumn, row, north, east);
  }
  return cells.held();
}

/** The content of each cell of a map, in columns, since a million places are added. */
class Cells {
  readonly #counts: Uint32Array;
  readonly #first: Uint32Array;
  readonly #latitudes: Float64Array;
  readonly #longitudes: Float64Array;
  readonly #south: Float64Array;
  readonly #north: Float64Array;
  readonly #west: Float64Array;
  readonly #east: Float64Array;

  constructor(cells: number) {
    this.#counts = new Uint32Array(cells);
    this.#first = new Uint32Array(cells);
    this.#latitudes = new Float64Array(cells);
    this.#longitudes = new Float64Array(cells);
    this.#south = new Float64Array(cells).fill(90);
    this.#north = new Float64Array(cells).fill(-90);
    this.#west = new Float64Array(cells).fill(180);
    this.#east = new Float64Array(cells).fill(-180);
  }

  add(cell: number, row: number, latitude: number, longitude: number): void {
    if (this.#counts[cell] === 0) this.#first[cell] = row;
    this.#counts[cell] = (this.#counts[cell] as number) + 1;
    this.#latitudes[cell] = (this.#latitudes[cell] as number) + latitude;
    this.#longitudes[cell] = (this.#longitudes[cell] as number) + longitude;
    if (latitude < (this.#south[cell] as number)) this.#south[cell] = latitude;
    if (latitude > (this.#north[cell] as number)) this.#north[cell] = latitude;
    if (longitude < (this.#west[cell] as number)) this.#west[cell] = longitude;
    if (longitude > (this.#east[cell] as number)) this.#east[cell] = longitude;
  }

  held(): { alone: number[]; clusters: MapCluster[] } {
    const alone: number[] = [];
    const clusters: MapCluster[] = [];
    this.#counts.forEach((count, cell) => {
      if (count === 1) alone.push(this.#first[cell] as number);
      if (count > 1) clusters.push(this.#cluster(cell, count));
    });
    return { alone, clusters };
  }

  #cluster(cell: number, facilities: number): MapCluster {
    const middle = (sums: Float64Array): number => Number(((sums[cell] as number) / facilities).toFixed(6));
    return {
      facilities,
      latitude: middle(this.#latitudes),
      longitude: middle(this.#longitudes),
      south: this.#south[cell] as number,
      west: this.#west[cell] as number,
      north: this.#north[cell] as number,
      east: this.#east[cell] as number,
    };
  }
}
