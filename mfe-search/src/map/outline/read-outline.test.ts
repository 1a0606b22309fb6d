import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { type Outline, readOutline } from './read-outline.ts';

const file = readFileSync(path.join(import.meta.dirname, 'japan.json'), 'utf8');
const japan = readOutline(JSON.parse(file) as Outline);

/** Counts how often a line to the east crosses the coast (even-odd rule). */
function isOnLand(lng: number, lat: number): boolean {
  const crossings = japan.land.flat().flatMap((ring) =>
    ring.slice(1).filter(([x, y], at) => {
      const [fromX, fromY] = ring[at] ?? [0, 0];
      return fromY > lat !== y > lat && lng < ((x - fromX) * (lat - fromY)) / (y - fromY) + fromX;
    }),
  );
  return crossings.length % 2 === 1;
}

describe('the bundled outline of Japan', () => {
  it('is small enough to be fetched with the map', () => {
    expect(gzipSync(file, { level: 9 }).length).toBeLessThan(60_000);
  });

  it.each([
    ['札幌', 141.35, 43.06, true],
    ['新宿', 139.69, 35.69, true],
    ['下松', 131.86, 34.03, true],
    ['那覇', 127.69, 26.21, true],
    ['国後島', 145.88, 44.05, true],
    ['相模湾', 139.3, 35.1, false],
    ['日本海', 135, 38, false],
  ])('has %s where it is', (_, lng, lat, expected) => {
    expect(isOnLand(lng, lat)).toBe(expected);
  });

  it('has closed rings, and borders between prefectures besides the coast', () => {
    for (const ring of japan.land.flat()) expect(ring.at(-1)).toEqual(ring[0]);
    expect(japan.borders.length).toBeGreaterThan(80);
    expect(japan.coast.length).toBeGreaterThan(200);
  });
});
