import type { ListQuery } from '@enerabi/shared/contract';
import { type Place, usualMinutes } from '@enerabi/shared/geography';
import { beforeAll, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { saveFacilities } from '../catalogue/facilities/save-facilities.ts';
import { describeOnDatabases } from '../testing/databases.ts';
import { sampleRecord } from '../testing/sample-record.ts';
import { FacilitySearch } from './facilities/facility-search.ts';

/** Kanto, and some farther away. */
const place = fc.record({
  latitude: fc.double({ min: 35.4, max: 35.9, noNaN: true }),
  longitude: fc.double({ min: 139.3, max: 140, noNaN: true }),
});
const far = fc.record({
  latitude: fc.double({ min: 33, max: 43, noNaN: true }),
  longitude: fc.double({ min: 132, max: 141, noNaN: true }),
});
const unknown = fc.constant({ latitude: null, longitude: null });
const places = fc.sample(
  fc.oneof({ weight: 8, arbitrary: place }, { weight: 2, arbitrary: far }, { weight: 1, arbitrary: unknown }),
  { numRuns: 600, seed: 22 },
);
const records = places.map((at, number) =>
  sampleRecord(`commute-${number}`, { ...at, capacity: number % 7 === 0 ? 20 : 90 }),
);

describeOnDatabases('the standard order with the ends of a commute (issue 22)', (database) => {
  let search: FacilitySearch;
  let base: { facility_id: number; latitude: number | null; longitude: number | null }[];
  const list = async (query: Partial<ListQuery>) => {
    const asked = { sort: 'standard' as const, page: 1, limit: 100, walk_minutes: 15, ...query };
    return (await search.list(asked, new Date())).value();
  };
  const all = async (query: Partial<ListQuery>) => {
    const pages = await Promise.all([1, 2, 3, 4, 5, 6].map((page) => list({ ...query, page })));
    return pages.flatMap(({ facilities }) => facilities);
  };
  beforeAll(async () => {
    await saveFacilities(database.db, records);
    search = new FacilitySearch(database.db);
    base = await all({});
  });

  const minutesBy = (
    { latitude, longitude }: (typeof base)[number],
    home: Place,
    destinations: readonly Place[],
  ): number => {
    if (latitude === null || longitude === null) return Number.POSITIVE_INFINITY;
    const facility = { latitude, longitude };
    const there = usualMinutes(home, facility);
    return destinations.reduce((sum, to) => sum + there + usualMinutes(facility, to), 0);
  };

  it('is by the minutes of all ways, as a sort of all facilities gives it', async () => {
    await fc.assert(
      fc.asyncProperty(place, fc.array(place, { minLength: 1, maxLength: 2 }), async (home, destinations) => {
        const found = await all({
          search_target_lat: home.latitude,
          search_target_lng: home.longitude,
          commute_destinations: destinations.map(({ latitude, longitude }) => `${latitude},${longitude}`),
        });
        const expected = base.toSorted(
          (one, other) => minutesBy(one, home, destinations) - minutesBy(other, home, destinations) || 0,
        );
        expect(found.map(({ facility_id }) => facility_id)).toEqual(
          expected.map(({ facility_id }) => facility_id),
        );
      }),
      { numRuns: 10 },
    );
  });

  it('looks at few facilities for a first page, and still finds the shortest', async () => {
    const [home, work] = [
      { latitude: 35.6436, longitude: 139.6699 },
      { latitude: 35.658, longitude: 139.7016 },
    ];
    const { facilities, total } = await list({
      search_target_lat: home.latitude,
      search_target_lng: home.longitude,
      commute_destinations: [`${work.latitude},${work.longitude}`],
      limit: 3,
    });
    const best = base.map((facility) => minutesBy(facility, home, [work])).sort((one, other) => one - other);
    expect(total).toBe(600);
    expect(facilities.map((facility) => minutesBy(facility, home, [work]))).toEqual(best.slice(0, 3));
    expect(facilities.every(({ distance_m }) => typeof distance_m === 'number')).toBe(true);
  });
});
