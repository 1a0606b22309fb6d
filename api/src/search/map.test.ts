import { mostMapPoints } from '@enerabi/shared/constants';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { saveFacilities } from '../catalogue/facilities/save-facilities.ts';
import { describeOnDatabases } from '../testing/databases.ts';
import { sampleRecord } from '../testing/sample-record.ts';
import { FacilitySearch } from './facilities/facility-search.ts';
import { cellWidth, clustered } from './map.rules.ts';

const now = new Date('2026-05-20T10:00:00+09:00');
const tokyo = { south: 35.6, west: 139.6, north: 35.8, east: 139.9 };
const query = { ...tokyo, zoom: 12, page: 1, limit: 5, walk_minutes: 15 };

describe('clusters on a map', () => {
  const place = fc.record({
    latitude: fc.double({ min: tokyo.south, max: tokyo.north, noNaN: true }),
    longitude: fc.double({ min: tokyo.west, max: tokyo.east, noNaN: true }),
  });
  const many = fc.array(place, { minLength: mostMapPoints - 5, maxLength: mostMapPoints + 300, size: 'max' });

  it('counts every place once, within its box, however near the map is', () => {
    fc.assert(
      fc.property(many, fc.integer({ min: 0, max: 24 }), (places, zoom) => {
        const { alone, clusters } = clustered(
          {
            rows: Uint32Array.from(places.keys()),
            latitude: Float64Array.from(places, ({ latitude }) => latitude),
            longitude: Float64Array.from(places, ({ longitude }) => longitude),
          },
          tokyo,
          zoom,
        );
        const together = clusters.reduce((sum, { count }) => sum + count, 0);
        expect(new Set(alone.map(({ row }) => row)).size + together).toBe(places.length);
        if (places.length <= mostMapPoints) expect(clusters).toEqual([]);
        for (const { south, north, west, east, latitude, longitude } of clusters) {
          expect(latitude).toBeGreaterThanOrEqual(south - 1e-6);
          expect(latitude).toBeLessThanOrEqual(north + 1e-6);
          expect(longitude).toBeGreaterThanOrEqual(west - 1e-6);
          expect(longitude).toBeLessThanOrEqual(east + 1e-6);
        }
      }),
      { numRuns: 30 },
    );
  });

  it('keeps its cells while the map moves, and has few of them at any zoom', () => {
    const moved = { ...tokyo, west: tokyo.west + 0.05, east: tokyo.east + 0.05 };
    expect(cellWidth(moved, 11)).toBe(cellWidth(tokyo, 11));
    expect((tokyo.east - tokyo.west) / cellWidth(tokyo, 24)).toBeLessThanOrEqual(24);
  });
});

describeOnDatabases('search by map (specification section 7)', (database) => {
  it('finds what is in the box, nearest to its centre first, and nothing without a position', async () => {
    const at = (id: string, latitude: number | null, longitude: number | null) =>
      sampleRecord(id, { latitude, longitude });
    await saveFacilities(database.db, [
      at('far', 35.61, 139.61),
      at('middle', 35.7, 139.75),
      at('outside', 35.9, 139.75),
      at('nowhere', null, null),
    ]);
    const found = (await new FacilitySearch(database.db).map(query, now)).value();
    expect(found.total).toBe(2);
    expect(found.facilities.map(({ path_name }) => path_name)).toEqual(['131016-middle', '131016-far']);
    expect(found.points.map(({ path_name }) => path_name).sort()).toEqual(['131016-far', '131016-middle']);
    expect(found.clusters).toEqual([]);
  });

  it('has what a family reaches in time, nearest to its home first (issue 22)', async () => {
    const home = { latitude: 35.66, longitude: 139.66 };
    const north = (id: string, metres: number) =>
      sampleRecord(id, { latitude: home.latitude + metres / 111_195, longitude: home.longitude });
    await saveFacilities(database.db, [
      north('w1', 420),
      north('w2', 480),
      north('w3', 1_000),
      north('w4', 90),
    ]);
    const map = async (commute_within: 'walk-10' | 'bicycle-10') => {
      const asked = { ...query, commute_from: `${home.latitude},${home.longitude}`, commute_within };
      const found = (await new FacilitySearch(database.db).map(asked, now)).value();
      return found.facilities.map(({ path_name }) => path_name.replace('131016-', ''));
    };
    // 3.6 km an hour on a way that is 1.3 times as long as the line: 461 m in ten minutes.
    expect(await map('walk-10')).toEqual(['w4', 'w1']);
    expect(await map('bicycle-10')).toEqual(['w4', 'w1', 'w2']);
  });
});
