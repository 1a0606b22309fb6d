import type { ListQuery, MapQuery } from '@enerabi/shared/contract';
import { beforeAll, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { saveFacilities } from '../catalogue/facilities/save-facilities.ts';
import { describeOnDatabases } from '../testing/databases.ts';
import { sampleSlot } from '../testing/sample-rows.ts';
import {
  indexedCountsQuery,
  indexedListQuery,
  indexedMapQuery,
  makeIndexedDocuments,
} from './testing/indexed-sql.ts';
import { scanCountsQuery } from './testing/plain-counts.ts';
import { type ScannedMap, scanMapQuery } from './testing/plain-map.ts';
import { codesWithin, scanFacilities } from './testing/plain-scan.ts';
import { anyFacility, anyQuery } from './testing/sample-search.ts';

const now = new Date('2026-05-20T10:00:00+09:00');
const records = Array.from({ length: 150 }, (_, at) =>
  fc.sample(anyFacility(`F${at}`), { numRuns: 1, seed: at }),
).flat();
const runs = { numRuns: 300 };
const withSortedCells = ({ cells, ...found }: ScannedMap) => ({ ...found, cells: cells.sort() });
const linesOf = (rows: readonly unknown[] = []) => rows.map((row) => JSON.stringify(row)).sort();

/** It is a fair control only if its results equal those of the index in memory. */
describeOnDatabases(
  'SQL with an index for everything, which benchmarks hold the index in memory against',
  (database) => {
    beforeAll(async () => {
      const { db } = database;
      await saveFacilities(db, records);
      const facilities = await db.selectFrom('facility').select(['id', 'prefecture_code']).execute();
      await db
        .insertInto('visit_slot')
        .values(
          facilities.map(({ id, prefecture_code }, at) =>
            sampleSlot({ facility_id: id, prefecture_code }, '2026-05-25 10:00:00', {
              families_left: at % 2,
            }),
          ),
        )
        .execute();
      await makeIndexedDocuments(db);
    });

    const found = async (search: ListQuery, total?: number) => {
      const query = indexedListQuery(search, now, await codesWithin(database.db, search), total);
      const { rows } = await query.execute(database.db);
      return { total: rows[0]?.total ?? 0, ids: rows.flatMap(({ id }) => (id === null ? [] : [id])) };
    };

    it('finds what a plain scan finds, in its order', async () => {
      await fc.assert(
        fc.asyncProperty(anyQuery([]), async (search) => {
          expect(await found(search)).toEqual(await scanFacilities(database.db, search, now));
        }),
        runs,
      );
    }, 120_000);

    it('walks a list from its end where its length is known', async () => {
      const list = { sort: 'standard', limit: 20, walk_minutes: 15 } as const;
      for (const area of [undefined, '130001'])
        for (let page = 1; page <= 9; page += 1) {
          const search = { ...list, page, ...(area && { area }) };
          const scan = await scanFacilities(database.db, search, now);
          expect(await found(search, scan.total)).toEqual(scan);
        }
    });

    it('counts what a plain scan counts', async () => {
      const { db } = database;
      await fc.assert(
        fc.asyncProperty(anyQuery([]), async (search) => {
          const codes = await codesWithin(db, search);
          const [indexed, scan] = await Promise.all(
            [indexedCountsQuery, scanCountsQuery].map((query) => query(search, now, codes).execute(db)),
          );
          expect(linesOf(indexed?.rows)).toEqual(linesOf(scan?.rows));
        }),
        runs,
      );
    }, 120_000);

    it('finds within bounds what a plain scan finds', async () => {
      const { db } = database;
      const side = fc.integer({ min: 0, max: 150 }).map((thousandths) => thousandths / 1_000);
      await fc.assert(
        fc.asyncProperty(anyQuery([]), fc.tuple(side, side, side, side), async (asked, [s, w, n, e]) => {
          const { sort: _sort, search_target_lat: _lat, search_target_lng: _lng, ...conditions } = asked;
          const search: MapQuery = {
            ...conditions,
            south: 35.6 + Math.min(s, n),
            north: 35.6 + Math.max(s, n),
            west: 139.6 + Math.min(w, e),
            east: 139.6 + Math.max(w, e),
            zoom: 12,
            page: 1,
            limit: 20,
          };
          const codes = await codesWithin(db, search);
          const [indexed, scan] = await Promise.all(
            [indexedMapQuery, scanMapQuery].map((query) => query(search, now, codes).execute(db)),
          );
          expect(indexed?.rows.map(withSortedCells)).toEqual(scan?.rows.map(withSortedCells));
        }),
        runs,
      );
    }, 120_000);
  },
);
