import { mostMapPoints } from '@enerabi/shared/constants';
import type { JobMapQuery } from '@enerabi/shared/contract';
import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { sql } from 'kysely';
import { saveFacilities } from '../../catalogue/facilities/save-facilities.ts';
import { describeOnDatabases } from '../../testing/databases.ts';
import { sampleRecord } from '../../testing/sample-record.ts';
import { sampleJobPosting } from '../../testing/sample-rows.ts';
import { scanJobMap, writeJobDocuments } from '../testing/plain-job-scan.ts';
import { addAnyPostings, anyJobQuery } from '../testing/sample-job-search.ts';
import { anyFacility } from '../testing/sample-search.ts';
import { addStations } from '../testing/sample-stations.ts';
import { JobSearch } from './job-search.ts';

const now = new Date('2026-05-20T10:00:00+09:00');
const tokyo = { south: 35.6, west: 139.6, north: 35.8, east: 139.9 };
const side = fc.integer({ min: 0, max: 200 }).map((thousandths) => thousandths / 1_000);

/** The conditions of a list, within a box. */
const anyMapQuery = (stationIds: readonly number[]) =>
  fc.tuple(anyJobQuery(stationIds), side, side, side, side).map(([asked, s, w, n, e]): JobMapQuery => {
    const { sort: _sort, search_target_lat: _lat, search_target_lng: _lng, ...query } = asked;
    const [south, north] = [35.6 + Math.min(s, n), 35.6 + Math.max(s, n)];
    return { ...query, south, north, west: 139.6 + Math.min(w, e), east: 139.6 + Math.max(w, e), zoom: 12 };
  });

describeOnDatabases('postings on a map', (database) => {
  it('are those that a plain scan finds in the box, with the number of each facility', async () => {
    const { db } = database;
    const ids = Array.from({ length: 60 }, (_, at) => `F${at}`);
    await saveFacilities(
      db,
      ids.flatMap((id, at) => fc.sample(anyFacility(id), { numRuns: 1, seed: 1 + at })),
    );
    const stationIds = await addStations(db);
    await addAnyPostings(db, 3, 1);
    await writeJobDocuments(db, now);
    const search = new JobSearch(db);
    let telling = 0;
    await fc.assert(
      fc.asyncProperty(anyMapQuery(stationIds), async (query) => {
        const [reply, scan] = await Promise.all([search.map(query, now), scanJobMap(db, query)]);
        const { total, jobs, points, clusters } = reply.value();
        if (scan.ids.length > 0) telling += 1;
        expect({ total, ids: jobs.map(({ job_posting_id }) => job_posting_id), clusters }).toEqual({
          total: scan.total,
          ids: scan.ids,
          clusters: [],
        });
        const marked = points.map(({ facility_id, jobs: count }) => ({ facility_id, jobs: count }));
        expect(marked.sort((one, other) => one.facility_id - other.facility_id)).toEqual(scan.facilities);
      }),
      { numRuns: 500 },
    );
    // Queries without results would prove nothing.
    expect(telling).toBeGreaterThan(25);
  }, 120_000);

  it('are counted in the cells of the scan where many facilities have some', async () => {
    const { db } = database;
    await sql`truncate facility cascade`.execute(db);
    const records = Array.from({ length: mostMapPoints + 100 }, (_, at) =>
      sampleRecord(`many-${at}`, {
        latitude: tokyo.south + ((at * 37) % 200) / 1_000,
        longitude: tokyo.west + ((at * 53) % 300) / 1_000,
      }),
    );
    await saveFacilities(db, records);
    await addAnyPostings(db, 3, 5);
    await writeJobDocuments(db, now);
    const search = new JobSearch(db);
    for (const zoom of [9, 12, 16]) {
      const query: JobMapQuery = { ...tokyo, zoom, page: 1, limit: 20 };
      const [reply, scan] = await Promise.all([search.map(query, now), scanJobMap(db, query)]);
      const { total, points, clusters } = reply.value();
      expect(clusters.length).toBeGreaterThan(0);
      expect(total).toBe(scan.total);
      const counted = [...points, ...clusters].map(({ jobs }) => jobs);
      expect(counted.sort((one, other) => one - other)).toEqual(scan.cells);
    }
  }, 120_000);

  it('are marked by the present name and place of their facility', async () => {
    const { db } = database;
    await sql`truncate facility cascade`.execute(db);
    await saveFacilities(db, [
      sampleRecord('moving', { latitude: 35.7, longitude: 139.7 }),
      sampleRecord('nowhere', { latitude: null, longitude: null }),
    ]);
    const owners = await db.selectFrom('facility').select(['id', 'prefecture_code']).execute();
    await db
      .insertInto('job_posting')
      .values(
        owners.flatMap(({ id, prefecture_code }) =>
          ['one', 'two'].map((name) =>
            sampleJobPosting({ facility_id: id, prefecture_code }, name, {
              posted_on: '2026-05-01',
              updated_on: '2026-05-01',
              valid_through: '2026-06-30',
            }),
          ),
        ),
      )
      .execute();
    const search = new JobSearch(db);
    const query: JobMapQuery = { ...tokyo, zoom: 12, page: 1, limit: 20 };
    const found = async () => (await search.map(query, now)).value();
    expect(await found()).toMatchObject({ total: 2, points: [{ path_name: '131016-moving', jobs: 2 }] });
    await db
      .updateTable('facility')
      .set({ name: '新しい園', latitude: 35.75 })
      .where('path_name', '=', '131016-moving')
      .execute();
    expect((await found()).points).toMatchObject([{ name: '新しい園', latitude: 35.75, jobs: 2 }]);
    await db.deleteFrom('job_posting').where('path_name', '=', 'one').execute();
    expect((await found()).points).toMatchObject([{ name: '新しい園', jobs: 1 }]);
  });
});
