import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { MapMark, MapMarks } from '../collection/map-kind.ts';
import { type Outline, readOutline } from '../outline/read-outline.ts';
import { type MapView, nearest, wholeJapan } from '../view/map-view.ts';
import { markGroups } from './groups.rules.ts';
import { mapPicture } from './map-picture.rules.ts';

const file = readFileSync(path.join(import.meta.dirname, '../outline/japan.json'), 'utf8');
const outline = readOutline(JSON.parse(file) as Outline);
const tokyo: MapView = { lat: 35.68, lng: 139.76, zoom: 14 };
const places = {
  municipalities: [{ municipality_name: '千代田区', latitude: 35.684, longitude: 139.753 }],
  stations: [{ name: '東京', latitude: 35.681, longitude: 139.767 }],
  railways: [
    {
      name: 'JR山手線',
      paths: [
        [
          [139.767, 35.681],
          [139.771, 35.692],
        ],
      ] as [number, number][][],
    },
  ],
};
const mark = (facility_id: number, latitude: number, longitude: number): MapMark => ({
  facility_id,
  path_name: `f${facility_id}`,
  name: `第${facility_id}保育園`,
  facility_type: 1,
  latitude,
  longitude,
});
const nothing: MapMarks = { points: [], clusters: [] };
const draw = (view: MapView, found = nothing, isFitted = false) =>
  mapPicture({ outline, places, found, view, isFitted });

describe('a map as a picture', () => {
  it('has land, lines, stations and names around the middle of its view', () => {
    const { land, railways, stations, names } = draw(tokyo);
    // Land fills the picture, and its edge lies outside.
    expect(land).toContain('M804 -644l0 1288 -1608 0 0-1288z');
    expect(railways).toMatch(/^M\d+ -\d+l\d+-\d+$/);
    expect(stations.map(({ name }) => name)).toEqual(['東京']);
    expect(names.map(({ name }) => name)).toEqual(['千代田区']);
  });

  it('shows prefectures from afar, and neither stations nor municipalities', () => {
    const { borders, stations, names } = draw(wholeJapan, nothing, true);
    expect(borders).not.toBe('');
    expect(stations).toEqual([]);
    expect(names.map(({ name }) => name)).toContain('北海道');
  });

  it('moves the name of a municipality off a mark, and names a facility where there is room', () => {
    const covering = mark(1, 35.684, 139.753);
    const { names, groups } = draw(tokyo, { points: [covering, mark(2, 35.684, 139.76)], clusters: [] });
    const [name] = names;
    const [own] = groups;
    if (!name || !own) throw new Error('both are drawn');
    expect(Math.abs(name.y - own.y) + Math.abs(name.x - own.x)).toBeGreaterThan(20);
    expect(groups.map(({ isNamed = false }) => isNamed)).toContain(true);
    expect(draw({ ...tokyo, zoom: 13 }, { points: [covering], clusters: [] }).groups[0]).not.toHaveProperty(
      'isNamed',
    );
  });

  it('is small at every zoom', () => {
    for (const zoom of [4.6, 7, 9, 11, 13, 16]) {
      const { land, borders } = draw({ lat: 35.2, lng: 139.6, zoom }, nothing, true);
      expect(land.length + borders.length).toBeLessThan(25_000);
    }
  });
});

describe('marks on a picture', () => {
  const anyMark = fc
    .tuple(
      fc.double({ min: 35.6, max: 35.8, noNaN: true }),
      fc.double({ min: 139.6, max: 139.9, noNaN: true }),
    )
    .map(([latitude, longitude]) => ({ latitude, longitude }));

  it('lose no facility, never cover each other, and lead nearer', () => {
    fc.assert(
      fc.property(fc.array(anyMark, { maxLength: 60 }), fc.integer({ min: 5, max: 18 }), (found, zoom) => {
        const points = found.map(({ latitude, longitude }, at) => mark(at + 1, latitude, longitude));
        const groups = markGroups({ points, clusters: [] }, { ...tokyo, zoom }, 44);
        expect(groups.reduce((sum, { count }) => sum + count, 0)).toBe(points.length);
        for (const [at, one] of groups.entries()) {
          for (const other of groups.slice(at + 1))
            expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(44);
          if (!one.mark) expect(one.view?.zoom).toBeGreaterThanOrEqual(Math.min(zoom + 1, nearest));
        }
      }),
    );
  });

  it('count clusters of the API, and postings', () => {
    const clusters = [
      {
        latitude: 35.68,
        longitude: 139.76,
        facilities: 30,
        south: 35.6,
        west: 139.7,
        north: 35.7,
        east: 139.8,
      },
    ];
    expect(markGroups({ points: [mark(1, 35.68, 139.7601)], clusters }, tokyo, 44)).toMatchObject([
      { count: 31 },
    ]);
    const posting = { ...mark(1, 35.68, 139.76), jobs: 3 };
    expect(markGroups({ points: [posting], clusters: [] }, tokyo, 44)).toMatchObject([
      { count: 3, mark: posting },
    ]);
  });
});
