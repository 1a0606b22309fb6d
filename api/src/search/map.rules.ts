import { mostMapPoints } from '@enerabi/shared/constants';
import type { MapCluster } from '@enerabi/shared/contract';
import type { Box } from './index/orders.ts';

/** Of a map tile, in pixels (MapLibre). */
const tile = 512;
/** Points that are nearer stand together, in pixels. */
const together = 64;
/** However far in a map says that it is: cells along either side of the box. */
const mostCells = 24;

/** Cells are about as high as they are wide in the middle of Japan: a degree of latitude is so much wider on the map. */
export const stretch = 1.236;

/** Where places are, by number. */
export interface Places {
  length: number;
  latitude: (at: number) => number;
  longitude: (at: number) => number;
}

/** Degrees of longitude that a cell is wide: 360 by a power of two, so that a cell stays where it is as the map moves. */
export function cellWidth({ south, west, north, east }: Box, zoom: number): number {
  const wanted = (2 ** Math.floor(zoom) * tile) / together;
  const most = (mostCells * 360) / Math.max(east - west, (north - south) * stretch, 1e-9);
  return 360 / 2 ** Math.max(0, Math.floor(Math.log2(Math.min(wanted, most))));
}

/**
 * What of the places stands for itself on a map and what stands together. Few enough all stand for themselves.
 * @param places all within the box
 * @returns every place once: its number in `alone`, or counted in a cluster
 */
export function clustered(
  places: Places,
  box: Box,
  zoom: number,
): { alone: number[]; clusters: MapCluster[] } {
  if (places.length <= mostMapPoints)
    return { alone: Array.from({ length: places.length }, (_, at) => at), clusters: [] };
  const width = cellWidth(box, zoom);
  const column = (longitude: number): number => Math.floor(longitude / width);
  const row = (latitude: number): number => Math.floor((latitude * stretch) / width);
  const [firstColumn, firstRow] = [column(box.west), row(box.south)];
  const columns = column(box.east) - firstColumn + 1;
  const rows = row(box.north) - firstRow + 1;
  const cells = new Array<Cell | undefined>(columns * rows).fill(undefined);
  for (let at = 0; at < places.length; at += 1) {
    const [latitude, longitude] = [places.latitude(at), places.longitude(at)];
    const index = (row(latitude) - firstRow) * columns + column(longitude) - firstColumn;
    const cell = cells[index];
    if (cell) cell.add(latitude, longitude);
    else cells[index] = new Cell(at, latitude, longitude);
  }
  const held = cells.flatMap((cell) => cell ?? []);
  return {
    alone: held.filter(({ count }) => count === 1).map(({ first }) => first),
    clusters: held.filter(({ count }) => count > 1).map((cell) => cell.cluster()),
  };
}

class Cell {
  count = 1;
  readonly first: number;
  #latitudes: number;
  #longitudes: number;
  #south: number;
  #north: number;
  #west: number;
  #east: number;

  constructor(first: number, latitude: number, longitude: number) {
    this.first = first;
    this.#latitudes = this.#south = this.#north = latitude;
    this.#longitudes = this.#west = this.#east = longitude;
  }

  add(latitude: number, longitude: number): void {
    this.count += 1;
    this.#latitudes += latitude;
    this.#longitudes += longitude;
    this.#south = Math.min(this.#south, latitude);
    this.#north = Math.max(this.#north, latitude);
    this.#west = Math.min(this.#west, longitude);
    this.#east = Math.max(this.#east, longitude);
  }

  cluster(): MapCluster {
    const middle = (sum: number): number => Number((sum / this.count).toFixed(6));
    return {
      facilities: this.count,
      latitude: middle(this.#latitudes),
      longitude: middle(this.#longitudes),
      south: this.#south,
      west: this.#west,
      north: this.#north,
      east: this.#east,
    };
  }
}
