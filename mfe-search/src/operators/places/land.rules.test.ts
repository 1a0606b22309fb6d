import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import type { PrefectureShape } from '../../map/prefecture/spots.ts';
import { landPath } from './land.rules.ts';

const file = readFileSync(path.join(import.meta.dirname, '../../map/outline/prefectures.json'), 'utf8');
const shapes = Object.values(JSON.parse(file) as Record<string, PrefectureShape>);
const size = { width: 320, height: 224 };
const numbersIn = (land: string) => (land.match(/-?\d+(\.5)?/g) ?? []).map(Number);

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
      expect(land).toMatch(/^(M[-\d.]+ [-\d.]+(L[-\d.]+ [-\d.]+)+Z)+$/);
      for (const number of numbersIn(land)) expect(Math.abs(number)).toBeLessThanOrEqual(164);
      expect(land.length).toBeLessThan(20_000);
    },
  );
});
