import { readFileSync } from 'node:fs';
import path from 'node:path';
import { prefectures } from '@enerabi/shared/constants';
import { describe, expect, it } from '@jest/globals';
import { prefecturePlaces } from '../prefecture-places.ts';
import { type PrefectureShape, radiusOf, spotsOf, zoomOf } from './spots.ts';

const file = readFileSync(path.join(import.meta.dirname, '../outline/prefectures.json'), 'utf8');
const shapes = JSON.parse(file) as Partial<Record<string, PrefectureShape>>;
const shapeOf = (slug: string): PrefectureShape => {
  const shape = shapes[slug];
  if (!shape) throw new Error(`no shape of ${slug}`);
  return shape;
};
const point = (latitude: number, longitude: number) => ({
  facility_id: 1,
  path_name: 'x',
  name: 'x',
  facility_type: 1 as const,
  latitude,
  longitude,
});
const cluster = (facilities: number, latitude: number, longitude: number) => ({
  facilities,
  latitude,
  longitude,
  south: latitude,
  west: longitude,
  north: latitude,
  east: longitude,
});

describe('pictures of prefectures', () => {
  it('are there for all 47, each small enough to come with a page', () => {
    for (const { slug } of prefectures) expect(shapeOf(slug).path.length).toBeLessThan(4_500);
  });

  it.each(prefecturePlaces.map((place) => [place.prefecture.slug, place] as const))(
    'hold the seat of the government of %s',
    (slug, { lat, lng }) => {
      const { south, west, north, east } = shapeOf(slug);
      expect(lat > south && lat < north && lng > west && lng < east).toBe(true);
    },
  );
});

describe('spots on the picture of a prefecture', () => {
  const tokyo = shapeOf('tokyo');

  it('are where the facilities are: corners in the corners', () => {
    const { south, west, north, east, width, height } = tokyo;
    const spots = spotsOf(tokyo, { points: [point(north, west), point(south, east)], clusters: [] });
    expect(spots).toEqual([
      { x: 0, y: 0, facilities: 1 },
      { x: width, y: height, facilities: 1 },
    ]);
  });

  it('count points and clusters that lie together, most first, and lose none', () => {
    const middle = [35.69, 139.692] as const;
    const spots = spotsOf(tokyo, {
      points: [point(35.75, 139.3), point(...middle)],
      clusters: [cluster(40, ...middle)],
    });
    expect(spots.map(({ facilities }) => facilities)).toEqual([41, 1]);
  });

  it('are requested at a zoom at which eight steps are the 64 px of a cluster', () => {
    const pixels = (512 * 2 ** zoomOf(tokyo) * (tokyo.east - tokyo.west)) / 360;
    expect(pixels / tokyo.width).toBeCloseTo(8, 1);
  });

  it('are never larger than the most, and never invisible', () => {
    expect(radiusOf(1_000, 1_000)).toBe(6.5);
    expect(radiusOf(1, 1_000_000)).toBe(1.5);
    expect(radiusOf(0, 0)).toBe(1.5);
  });
});
