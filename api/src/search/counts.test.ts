import { facilityFlagNames } from '@enerabi/shared/constants';
import type { SearchConditions } from '@enerabi/shared/contract';
import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { saveFacilities } from '../catalogue/facilities/save-facilities.ts';
import { describeOnDatabases } from '../testing/databases.ts';
import { FacilitySearch } from './facilities/facility-search.ts';
import { anyFacility, anyQuery } from './testing/sample-search.ts';

const now = new Date('2026-05-20T10:00:00+09:00');

/** Some facilities are in it, none, or all that have a position. */
const latitude = fc.double({ min: 35.59, max: 35.71, noNaN: true });
const longitude = fc.double({ min: 139.59, max: 139.76, noNaN: true });
const anyBox = fc.tuple(latitude, latitude, longitude, longitude).map(([a, b, c, d]) => ({
  south: Math.min(a, b),
  west: Math.min(c, d),
  north: Math.max(a, b),
  east: Math.max(c, d),
}));

describeOnDatabases('counts of conditions', (database) => {
  it('are what a list, or a map, of each of them finds, the other conditions staying as they are', async () => {
    const records = Array.from({ length: 80 }, (_, at) =>
      fc.sample(anyFacility(`F${at}`), { numRuns: 1, seed: at }),
    ).flat();
    await saveFacilities(database.db, records);
    const search = new FacilitySearch(database.db);
    await fc.assert(
      fc.asyncProperty(anyQuery([]), fc.option(anyBox, { nil: undefined }), async (asked, box) => {
        const {
          sort: _sort,
          page: _page,
          limit: _limit,
          search_target_lat: _lat,
          search_target_lng: _lng,
          ...conditions
        } = asked;
        const query = { ...conditions, page: 1, limit: 1 };
        const totalOf = async (instead: Partial<SearchConditions>): Promise<number> => {
          const found = box
            ? await search.map({ ...query, ...instead, ...box, zoom: 10 }, now)
            : await search.list({ ...query, ...instead, sort: 'standard' }, now);
          return found.value().total;
        };
        const counts = await search.counts({ ...conditions, ...box }, now);
        expect(counts.total).toBe(await totalOf({}));
        for (const { area, facilities } of counts.areas) expect(await totalOf({ area })).toBe(facilities);
        for (const { municipality_code, facilities } of counts.municipalities)
          expect(await totalOf({ municipalities: [municipality_code] })).toBe(facilities);
        for (const { facility_type, facilities } of counts.facility_types)
          expect(await totalOf({ facility_types: [facility_type] })).toBe(facilities);
        for (const { child_class_id, facilities, with_vacancy } of counts.child_classes) {
          expect(await totalOf({ child_class_id })).toBe(facilities);
          expect(await totalOf({ child_class_id, has_vacancy: true })).toBe(with_vacancy);
        }
        for (const { time, facilities } of counts.opens_by)
          expect(await totalOf({ opens_by: time })).toBe(facilities);
        for (const { time, facilities } of counts.open_until)
          expect(await totalOf({ open_until: time })).toBe(facilities);
        for (const { service, facilities } of counts.services)
          expect(await totalOf({ services: [...(conditions.services ?? []), service] })).toBe(facilities);
        for (const flag of facilityFlagNames) expect(await totalOf({ [flag]: true })).toBe(counts[flag]);
      }),
      { numRuns: 80 },
    );
  }, 120_000);
});
