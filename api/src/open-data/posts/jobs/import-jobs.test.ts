import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  employmentStatuses,
  employmentStatusIds,
  jobTypeIds,
  jobTypes,
  prefectures,
} from '@enerabi/shared/constants';
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { saveFacilities } from '../../../catalogue/facilities/save-facilities.ts';
import { describeOnDatabases } from '../../../testing/databases.ts';
import { sampleRecord } from '../../../testing/sample-record.ts';
import { importPosts } from '../import-posts.ts';
import { jsonTemplate } from '../post-template.ts';
import { jobKind } from './job-kind.ts';

type Fields = Record<string, string | number | null>;
const template = JSON.parse(jsonTemplate(jobKind)) as Fields;

describeOnDatabases('importing job postings', (database) => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'import-jobs-'));
    await saveFacilities(database.db, [sampleRecord('A', { path_name: 'hanaoka' })]);
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));
  beforeEach(() => sql`delete from job_posting`.execute(database.db));

  const run = async (posts: readonly Fields[], today = '2026-11-25') => {
    const path = join(folder, 'jobs.jsonl');
    await writeFile(path, posts.map((post) => JSON.stringify({ ...template, ...post })).join('\n'));
    const options = { source: '花岡会', isComplete: false, isStrict: false, isDryRun: false, today };
    return importPosts(database, jobKind, [path], { ...options, onProgress: () => {} });
  };
  const faultOf = async (post: Fields, today?: string) => {
    const { created, problems } = await run([post], today);
    return [created, ...problems.map(({ kind, column, action }) => `${kind} ${column}: ${action}`)];
  };

  it('takes a post with every condition that the law wants, and changes nothing the second time', async () => {
    expect(await run([{}])).toMatchObject({ created: 1, skipped: 0 });
    expect(await run([{}])).toMatchObject({ created: 0, unchanged: 1 });
    const { rows } =
      await sql`select salary_unit, salary_min, salary_max, renewal_limit from job_posting`.execute(
        database.db,
      );
    expect(rows).toEqual([
      { salary_unit: 'month', salary_min: 230_000, salary_max: 280_000, renewal_limit: null },
    ]);
  });

  it('takes every job type, employment status and salary unit, by id and by name', async () => {
    const kinds: Fields[] = [
      ...Object.entries(jobTypes).flatMap(([id, name]) => [id, name].map((job_type) => ({ job_type }))),
      ...Object.entries(employmentStatuses).flatMap(([id, name]) =>
        [id, name].map((employment_status) => ({ employment_status })),
      ),
      { salary_unit: '時給', salary_min: '1300', salary_max: '' },
      { salary_unit: '日給', salary_min: '11000', salary_max: '', paid_hours: '8' },
      { salary_unit: '月給' },
      { salary_unit: '年俸', salary_min: '3600000', salary_max: '', paid_hours: '1950' },
    ];
    const posts = kinds.map((kind, at) => ({ ...kind, path_name: `p${at}` }));
    expect(await run(posts)).toMatchObject({ created: kinds.length, skipped: 0 });
    const distinct = async (column: string) => {
      const { rows } = await sql<{ value: unknown }>`
        select distinct ${sql.ref(column)} as value from job_posting order by 1
      `.execute(database.db);
      return rows.map(({ value }) => value);
    };
    expect(await distinct('job_type')).toEqual(jobTypeIds);
    expect(await distinct('employment_status')).toEqual(employmentStatusIds);
    expect(await distinct('salary_unit')).toEqual(['day', 'hour', 'month', 'year']);
    expect(await distinct('hourly_salary')).toEqual([1300, 1369, 1375, 1846]);
  });

  it('takes what a posting states besides, and leaves the rest unstated', async () => {
    const stated = {
      annual_days_off: '125日',
      overtime_hours: '0時間',
      has_weekends_off: '○',
      welcomes_returners: '×',
      daily_schedule: '8:30 出勤／12:00 給食',
    };
    expect(await run([stated, { path_name: 'bare', daily_schedule: '' }])).toMatchObject({ created: 2 });
    const { rows } = await sql`
      select annual_days_off, overtime_hours::float8, paid_hours::float8, has_weekends_off, welcomes_returners,
        accepts_visits, daily_schedule
      from job_posting order by path_name desc
    `.execute(database.db);
    expect(rows).toEqual([
      {
        annual_days_off: 125,
        overtime_hours: 0,
        paid_hours: 168,
        has_weekends_off: true,
        welcomes_returners: false,
        accepts_visits: false,
        daily_schedule: [
          { time: '08:30', text: '出勤' },
          { time: '12:00', text: '給食' },
        ],
      },
      expect.objectContaining({ annual_days_off: 120, has_weekends_off: false, daily_schedule: [] }),
    ]);
    expect(await run([stated])).toMatchObject({ unchanged: 1 });
  });

  it.each([
    ['annual_days_off', '367'],
    ['overtime_hours', 'ほぼなし'],
    ['has_weekends_off', 'ときどき'],
    ['daily_schedule', '朝 出勤'],
  ])('refuses %s of %s', async (column, value) => {
    const [created, problem] = await faultOf({ [column]: value });
    expect([created, problem]).toEqual([0, expect.stringMatching(new RegExp(`^skipped ${column}: `))]);
  });

  it.each([
    'duties_change',
    'place_change',
    'probation',
    'holidays',
    'insurance',
    'passive_smoking_measure',
    'employer_name',
    'valid_through',
  ])('refuses a post without %s', async (field) => {
    expect(await faultOf({ [field]: '' })).toEqual([0, `skipped ${field}: empty`]);
  });

  it.each([
    [{ paid_hours: '' }, 'paid_hours'],
    [{ salary_max: '200000' }, 'salary_max'],
    [{ salary_max: '60万円' }, 'salary_max'],
    [{ fixed_overtime_pay: '30000' }, 'fixed_overtime_hours'],
    [{ contract_term: '1年' }, 'renewal_limit'],
    [{ valid_through: '2026-11-01' }, 'valid_through'],
    [{ updated_on: '2026-10-01' }, 'updated_on'],
  ])('refuses %j, and names the field', async (post, column) => {
    const [created, problem] = await faultOf(post);
    expect(created).toBe(0);
    expect(problem).toMatch(new RegExp(`^skipped ${column}: `));
  });

  it('refuses pay below the minimum wage of the prefecture', async () => {
    const hourly = { salary_unit: '時給', salary_max: '', paid_hours: '' };
    const below = 'skipped salary_min: 1279 yen an hour, below the minimum wage of 1280';
    expect(await faultOf({ ...hourly, salary_min: '1279' })).toEqual([0, below]);
    expect(await faultOf({ ...hourly, salary_min: '1280円' })).toEqual([1]);
    expect(await faultOf({ salary_min: '200000', salary_max: '' })).toEqual([
      0,
      'skipped salary_min: 1190 yen an hour, below the minimum wage of 1280',
    ]);
  });

  it('warns of pay below an announced wage whose first day is not confirmed', async () => {
    const { rows } = await sql<{ prefecture_code: string; yen: number }>`
      select prefecture_code, yen from minimum_wage where valid_from is null order by 1
    `.execute(database.db);
    expect(rows).toHaveLength(46);
    expect(rows[0]).toEqual({ prefecture_code: '010006', yen: 1_131 });
    await saveFacilities(database.db, [
      sampleRecord('B', { path_name: 'sapporo', prefecture_code: '010006', municipality_code: '011002' }),
    ]);
    const hourly = { facility: 'sapporo', salary_unit: 'hour', salary_max: '', paid_hours: '' };
    const [created, problem] = await faultOf({ ...hourly, salary_min: '1100' });
    expect([created, problem]).toEqual([1, expect.stringMatching(/^doubtful salary_min: 1100 yen an hour/)]);
  });

  it('has two minimum wages for each prefecture', async () => {
    const { rows } = await sql<{ code: string; wages: number }>`
      select prefecture_code as code, count(*) as wages from minimum_wage group by 1 order by 1
    `.execute(database.db);
    expect(rows.map(({ code }) => code)).toEqual(prefectures.map(({ code }) => code).sort());
    expect(new Set(rows.map(({ wages }) => Number(wages)))).toEqual(new Set([2]));
  });
});
