import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import type { PrefectureShape } from '../prefecture/spots.ts';
import { landPath } from './land.rules.ts';

const file = readFileSync(path.join(import.meta.dirname, '../outline/prefectures.json'), 'utf8');
const shapes = Object.values(JSON.parse(file) as Record<string, PrefectureShape>);
const size = { width: 320, height: 224 };
/** All coordinates of a path of steps. */
const numbersIn = (land: string) =>
  land
    .split('z')
    .filter(Boolean)
    .flatMap((ring) => {
      let [x, y] = [0, 0];
      const steps = (ring.match(/-?\d+(\.5)?/g) ?? []).map(Number);
      return Array.from({ length: steps.length / 2 }, (_, at) => {
        x += steps[2 * at] ?? 0;
        y += steps[2 * at + 1] ?? 0;
        return [x, y];
      }).flat();
    });

describe('the land of a picture', () => {
  it('fills a picture that lies within a prefecture, and not one on the sea', () => {
    const inland = landPath(shapes, { lat: 35.7, lng: 139.45, zoom: 12 }, size);
    expect(Math.min(...numbersIn(inland))).toBeLessThan(-160);
    expect(Math.max(...numbersIn(inland))).toBeGreaterThan(160);
    expect(landPath(shapes, { lat: 38, lng: 135, zoom: 8 }, size)).toBe('');
  });

  it.each([4, 6, 8, 10, 12])(
    'never leaves the picture by more than a margin, and is small, at zoom %d',
    (zoom) => {
      const land = landPath(shapes, { lat: 35.2, lng: 139.6, zoom }, size);
      expect(land).toMatch(/^(M[-\d.]+ [-\d.]+l([-\d.]+[ -][-\d.]+ ?)+z)+$/);
      for (const number of numbersIn(land)) expect(Math.abs(number)).toBeLessThanOrEqual(164);
      expect(land.length).toBeLessThan(20_000);
    },
  );
});
