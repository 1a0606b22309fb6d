import { prefectures } from '@enerabi/shared/kernel';
import { expect, it } from '@jest/globals';
import { type Tile, tileOf } from './tile-map.ts';

const tiles = prefectures.map(({ id, name }) => ({ name, ...tileOf(id) }));
const overlap = (a: Tile, b: Tile): boolean =>
  a.column < b.column + b.columns &&
  b.column < a.column + a.columns &&
  a.row < b.row + b.rows &&
  b.row < a.row + a.rows;

it('gives each of the 47 prefectures a place of its own', () => {
  expect(tiles.every(({ column, row }) => Number.isFinite(column) && Number.isFinite(row))).toBe(true);
  const crowded = tiles.filter((tile) => tiles.some((other) => other !== tile && overlap(tile, other)));
  expect(crowded.map(({ name }) => name)).toEqual([]);
});

it('keeps the compass: Hokkaido furthest north and east, Okinawa furthest south and west', () => {
  const rows = tiles.map(({ row }) => row);
  const columns = tiles.map(({ column }) => column);
  const byName = (name: string) => tiles.find((tile) => tile.name === name);
  expect(byName('北海道')?.row).toBe(Math.min(...rows));
  expect(byName('沖縄県')).toMatchObject({ row: Math.max(...rows), column: Math.min(...columns) });
});
