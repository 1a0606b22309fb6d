import {
  annualDaysOff,
  hourlySalaries,
  jobFlagNames,
  monthlyOvertimeHours,
  monthlySalaries,
} from '@enerabi/shared/constants';
import type { JobConditions } from '@enerabi/shared/contract';
import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { sql } from 'kysely';
import { saveFacilities } from '../../catalogue/facilities/save-facilities.ts';
import { databasesToTest, describeOnDatabases } from '../../testing/databases.ts';
import { scanJobs, writeJobDocuments } from '../testing/plain-job-scan.ts';
import { addAnyPostings, anyJobQuery } from '../testing/sample-job-search.ts';
import { anyFacility } from '../testing/sample-search.ts';
import { addStations } from '../testing/sample-stations.ts';
import { JobSearch } from './job-search.ts';

/** The index is the same on every database: each is asked its share. */
const queries = 10_000 / databasesToTest.length;
const now = new Date('2026-05-20T10:00:00+09:00');
const facilityIds = Array.from({ length: 60 }, (_, at) => `F${at}`);
const facilities = (seed: number, of: readonly string[]) =>
  of.flatMap((id, at) => fc.sample(anyFacility(id), { numRuns: 1, seed: seed + at }));

describeOnDatabases('the index of postings against a plain scan of all of them', (database) => {
  const agree = async (search: JobSearch, stationIds: readonly number[], numRuns: number, at = now) => {
    await writeJobDocuments(database.db, at);
    let telling = 0;
    await fc.assert(
      fc.asyncProperty(anyJobQuery(stationIds), async (query) => {
        const [reply, scan] = await Promise.all([search.list(query, at), scanJobs(database.db, query)]);
        const list = reply.value();
        if (scan.ids.length > 0) telling += 1;
        expect({ total: list.total, ids: list.jobs.map(({ job_posting_id }) => job_posting_id) }).toEqual(
          scan,
        );
      }),
      { numRuns },
    );
    // Queries without results would prove nothing.
    expect(telling).toBeGreaterThan(numRuns / 20);
  };

  it('finds the same ids in the same order, whatever is asked, and after whatever has changed', async () => {
    const { db } = database;
    await saveFacilities(db, facilities(1, facilityIds));
    const stationIds = await addStations(db);
    await addAnyPostings(db, 3, 1);
    const search = new JobSearch(db);
    await agree(search, stationIds, queries);

    await saveFacilities(db, facilities(2, facilityIds.slice(0, 30)));
    await db.deleteFrom('facility').where('import_id', 'in', facilityIds.slice(50)).execute();
    await db.updateTable('job_posting').set({ is_published: false }).where('job_type', '=', 99).execute();
    await db
      .updateTable('job_posting')
      .set({ salary_min: 1_800 })
      .where('salary_unit', '=', 'hour')
      .where('salary_max', 'is', null)
      .execute();
    await addAnyPostings(db, 1, 7);
    await agree(search, stationIds, 500);
    await agree(search, stationIds, 200, new Date('2026-05-21T00:00:00+09:00'));

    await sql`truncate facility cascade`.execute(db);
    await saveFacilities(db, facilities(4, facilityIds.slice(0, 20)));
    await addAnyPostings(db, 2, 9);
    await agree(search, stationIds, 200);
  }, 600_000);

  it('counts for each condition what a list with it finds, the other conditions staying as they are', async () => {
    const { db } = database;
    await sql`truncate facility cascade`.execute(db);
    await saveFacilities(db, facilities(11, facilityIds));
    await addAnyPostings(db, 2, 3);
    const search = new JobSearch(db);
    await fc.assert(
      fc.asyncProperty(anyJobQuery([]), async (asked) => {
        const {
          sort: _sort,
          page: _page,
          limit: _limit,
          search_target_lat: _lat,
          search_target_lng: _lng,
          ...conditions
        } = asked;
        const totalOf = async (instead: Partial<JobConditions>): Promise<number> =>
          (await search.list({ ...conditions, ...instead, sort: 'standard', page: 1, limit: 1 }, now)).value()
            .total;
        const counts = await search.counts(conditions, now);
        expect(counts.total).toBe(await totalOf({}));
        for (const { area, jobs } of counts.areas) expect(await totalOf({ areas: [area] })).toBe(jobs);
        for (const { municipality_code, jobs } of counts.municipalities)
          expect(await totalOf({ municipalities: [municipality_code] })).toBe(jobs);
        for (const { job_type, jobs } of counts.job_types)
          expect(await totalOf({ job_types: [job_type] })).toBe(jobs);
        for (const { employment_status, jobs } of counts.employment_statuses)
          expect(await totalOf({ employment_statuses: [employment_status] })).toBe(jobs);
        const counted = (list: readonly { jobs: number }[], key: 'from' | 'to', value: number) =>
          (list as readonly Record<string, number>[]).find((one) => one[key] === value)?.jobs ?? 0;
        for (const from of monthlySalaries)
          expect(await totalOf({ monthly_salary_from: from })).toBe(
            counted(counts.monthly_salaries, 'from', from),
          );
        for (const from of hourlySalaries)
          expect(await totalOf({ hourly_salary_from: from })).toBe(
            counted(counts.hourly_salaries, 'from', from),
          );
        for (const from of annualDaysOff)
          expect(await totalOf({ annual_days_off_from: from })).toBe(
            counted(counts.annual_days_off, 'from', from),
          );
        for (const to of monthlyOvertimeHours)
          expect(await totalOf({ overtime_hours_to: to })).toBe(counted(counts.overtime_hours, 'to', to));
        for (const flag of jobFlagNames) expect(await totalOf({ [flag]: true })).toBe(counts[flag]);
      }),
      { numRuns: 60 },
    );
  }, 120_000);
});
