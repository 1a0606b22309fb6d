import type { FacilityCounts, ListQuery, MapQuery } from '@enerabi/shared/contract';
import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { saveFacilities } from '../catalogue/facilities/save-facilities.ts';
import { describeOnDatabases } from '../testing/databases.ts';
import { FacilitySearch } from './facilities/facility-search.ts';
import { scanCountsQuery } from './testing/plain-counts.ts';
import { scanMapQuery } from './testing/plain-map.ts';
import { codesWithin } from './testing/plain-scan.ts';
import { anyFacility, anyQuery } from './testing/sample-search.ts';

const now = new Date('2026-05-20T10:00:00+09:00');
const records = Array.from({ length: 100 }, (_, at) =>
  fc.sample(anyFacility(`F${at}`), { numRuns: 1, seed: at }),
).flat();

const conditionsOf = ({
  sort: _sort,
  page: _page,
  limit: _limit,
  search_target_lat: _lat,
  search_target_lng: _lng,
  ...conditions
}: ListQuery) => conditions;

/** The counts, a line each; a chosen municipality without facilities is only a name, and no count. */
function linesOf(counts: FacilityCounts): string[] {
  const {
    total,
    areas,
    municipalities,
    facility_types,
    child_classes,
    opens_by,
    open_until,
    services,
    ...flags
  } = counts;
  const line = (condition: string, value: unknown, facilities: number) =>
    facilities > 0 ? [`${condition} ${value} ${facilities}`] : [];
  return [
    ...line('total', '', total),
    ...Object.entries(flags).flatMap(([flag, facilities]) => line(flag, '', facilities)),
    ...areas.flatMap((one) => line('area', one.area, one.facilities)),
    ...municipalities.flatMap((one) => line('municipality', one.municipality_code, one.facilities)),
    ...facility_types.flatMap((one) => line('facility_type', one.facility_type, one.facilities)),
    ...child_classes.flatMap((one) => [
      ...line('child_class', one.child_class_id, one.facilities),
      ...line('child_class with vacancy', one.child_class_id, one.with_vacancy),
    ]),
    ...opens_by.flatMap((one) => line('opens_by', one.time, one.facilities)),
    ...open_until.flatMap((one) => line('open_until', one.time, one.facilities)),
    ...services.flatMap((one) => line('service', one.service, one.facilities)),
  ].sort();
}

describeOnDatabases('plain SQL that benchmarks hold the index against', (database) => {
  it('counts what the index counts', async () => {
    const { db } = database;
    await saveFacilities(db, records);
    const search = new FacilitySearch(db);
    await fc.assert(
      fc.asyncProperty(anyQuery([]), async (asked) => {
        const query = conditionsOf(asked);
        const { municipalities: chosen = [] } = query;
        const { rows } = await scanCountsQuery(query, now, await codesWithin(db, query)).execute(db);
        const counted = rows.filter(({ facilities }) => facilities > 0);
        const counts = await search.counts(query, now);
        // Without a prefecture the index lists the chosen ones for their names, which a scan does not need.
        const municipalities = query.area
          ? counts.municipalities.filter(
              ({ municipality_code }) =>
                !chosen.includes(municipality_code) ||
                municipality_code.startsWith(query.area?.slice(0, 2) ?? ''),
            )
          : [];
        expect(
          counted.map(({ condition, value, facilities }) => `${condition} ${value} ${facilities}`).sort(),
        ).toEqual(linesOf({ ...counts, municipalities }));
      }),
      { numRuns: 200 },
    );
  }, 120_000);

  it('finds within bounds what the index finds, in its order', async () => {
    const { db } = database;
    await saveFacilities(db, records);
    const search = new FacilitySearch(db);
    const side = fc.integer({ min: 0, max: 150 }).map((thousandths) => thousandths / 1_000);
    await fc.assert(
      fc.asyncProperty(anyQuery([]), fc.tuple(side, side, side, side), async (asked, [s, w, n, e]) => {
        const box = { south: 35.6 + Math.min(s, n), north: 35.6 + Math.max(s, n) };
        const query: MapQuery = {
          ...conditionsOf(asked),
          ...box,
          west: 139.6 + Math.min(w, e),
          east: 139.6 + Math.max(w, e),
          zoom: 12,
          page: 1,
          limit: 20,
        };
        const [found, { rows }] = await Promise.all([
          search.map(query, now).then((reply) => reply.value()),
          scanMapQuery(query, now, await codesWithin(db, query)).execute(db),
        ]);
        const [scan] = rows;
        expect(scan).toMatchObject({
          total: found.total,
          ids: found.facilities.map(({ facility_id }) => facility_id),
        });
        expect(scan?.cells.reduce((sum, cell) => sum + cell, 0)).toBe(found.total);
      }),
      { numRuns: 200 },
    );
  }, 120_000);
});
