import {
  employmentStatuses,
  employmentStatusIds,
  forEachJobFlag,
  jobFlagNames,
  jobTypeIds,
  jobTypes,
  prefectures,
} from '@enerabi/shared/constants';
import { countJobs, listJobs } from '@enerabi/shared/contract/search/job-search.schemas';
import { beforeAll, expect, it } from '@jest/globals';
import type { Hono } from 'hono';
import { createApp } from '../../app.ts';
import { saveFacilities } from '../../catalogue/facilities/save-facilities.ts';
import { describeOnDatabases } from '../../testing/databases.ts';
import { ownerOf } from '../../testing/owner-of.ts';
import { asContracted, requestAs } from '../../testing/request-as.ts';
import { sampleRecord } from '../../testing/sample-record.ts';
import { sampleJobPosting } from '../../testing/sample-rows.ts';

const open = { posted_on: '2020-01-01', updated_on: '2020-01-02', valid_through: '2999-12-31' };

describeOnDatabases('the list of job postings (R1.8, R6.3)', (database) => {
  let app: Hono;
  beforeAll(async () => {
    const { db } = database;
    await saveFacilities(
      db,
      prefectures.map(({ code, slug }) =>
        sampleRecord(slug, { path_name: slug, prefecture_code: code, municipality_code: null }),
      ),
    );
    const [tokyo, osaka] = await Promise.all([ownerOf(db, 'tokyo'), ownerOf(db, 'osaka')]);
    const everyKind = jobTypeIds.flatMap((job_type) =>
      employmentStatusIds.map((employment_status) =>
        sampleJobPosting(tokyo, `j${job_type}-${employment_status}`, {
          ...open,
          job_type,
          employment_status,
        }),
      ),
    );
    const others = [
      sampleJobPosting(osaka, 'every-flag', { ...open, ...forEachJobFlag(() => true), overtime_hours: 4.5 }),
      sampleJobPosting(osaka, 'over', { ...open, valid_through: '2020-02-01' }),
      sampleJobPosting(osaka, 'to-come', { ...open, posted_on: '2999-01-01', updated_on: '2999-01-01' }),
      sampleJobPosting(osaka, 'withdrawn', { ...open, is_published: false }),
    ];
    // One by one in the columns that they have in common.
    for (const row of [...everyKind, ...others]) await db.insertInto('job_posting').values(row).execute();
    app = await createApp({ db });
  });

  const list = async (query: string) => {
    const answer = await requestAs(app)('GET', `/api/front/jobs?${query}`);
    expect(answer.status).toBe(200);
    expect(asContracted(listJobs, answer)).toEqual(answer.body);
    const { total, jobs } = answer.body as { total: number; jobs: Record<string, unknown>[] };
    return { total, jobs };
  };
  const counts = async (query = '') => {
    const answer = await requestAs(app)('GET', `/api/front/job_counts?${query}`);
    expect(asContracted(countJobs, answer)).toEqual(answer.body);
    return countJobs.reply.parse(answer.body);
  };

  it.each(jobTypeIds)('finds postings of job type %i alone, as many as it counts', async (id) => {
    const { total, jobs } = await list(`job_types[]=${id}&limit=100`);
    expect(new Set(jobs.map(({ job_type }) => job_type))).toEqual(new Set([id]));
    expect((await counts()).job_types.find(({ job_type }) => job_type === id)?.jobs).toBe(total);
    expect(jobTypes[id]).toMatch(/./);
  });

  it.each(employmentStatusIds)(
    'finds postings of employment status %i alone, as many as it counts',
    async (id) => {
      const { total, jobs } = await list(`employment_statuses[]=${id}&limit=100`);
      expect(new Set(jobs.map(({ employment_status }) => employment_status))).toEqual(new Set([id]));
      const { employment_statuses } = await counts();
      expect(employment_statuses.find(({ employment_status }) => employment_status === id)?.jobs).toBe(total);
      expect(employmentStatuses[id]).toMatch(/./);
    },
  );

  it.each(jobFlagNames)('finds the posting that states %s, as many as it counts', async (flag) => {
    const { total, jobs } = await list(`${flag}=1`);
    expect([total, jobs[0]?.path_name, jobs[0]?.[flag]]).toEqual([1, 'every-flag', true]);
    expect((await counts())[flag]).toBe(1);
  });

  it('takes several values of a list, and several prefectures', async () => {
    expect((await list('job_types[]=1&job_types[]=6&areas[]=130001')).total).toBe(
      2 * employmentStatusIds.length,
    );
    expect((await list('areas[]=130001&areas[]=270008')).total).toBe(50 + 1);
    expect((await counts('areas[]=270008')).areas).toEqual([
      { area: '130001', jobs: 50 },
      { area: '270008', jobs: 1 },
    ]);
  });

  it('has neither postings that are over, nor withdrawn ones, nor those to come', async () => {
    const { jobs } = await list('areas[]=270008');
    expect(jobs.map(({ path_name }) => path_name)).toEqual(['every-flag']);
    await database.db
      .updateTable('job_posting')
      .set({ is_published: false })
      .where('path_name', '=', 'every-flag')
      .execute();
    expect((await list('areas[]=270008')).total).toBe(0);
    await database.db
      .updateTable('job_posting')
      .set({ is_published: true })
      .where('path_name', '=', 'every-flag')
      .execute();
    expect((await list('areas[]=270008')).total).toBe(1);
  });

  it.each([
    ['areas[]=990001', 404],
    ['job_types[]=98', 422],
    ['sort=distance', 422],
    ['walk_minutes=5', 422],
    ['monthly_salary_from=0', 422],
  ])('answers %s with %i', async (query, status) => {
    expect((await requestAs(app)('GET', `/api/front/jobs?${query}`)).status).toBe(status);
  });
});
