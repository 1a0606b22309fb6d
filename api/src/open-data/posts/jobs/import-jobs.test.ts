import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  employmentStatuses,
  jobFlagNames,
  jobTypes,
  prefectures,
  salaryUnits,
} from '@enerabi/shared/constants';
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { saveFacilities } from '../../../catalogue/facilities/save-facilities.ts';
import { describeOnDatabases } from '../../../testing/databases.ts';
import { sampleRecord } from '../../../testing/sample-record.ts';
import { importPosts } from '../import-posts.ts';
import { jsonTemplate } from '../post-template.ts';
import { jobKind } from './job-kind.ts';

type Fields = Record<string, unknown>;
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
    [{ salary_unit: 'hour' }, 'salary_min'],
    [{ fixed_overtime_pay: '30000', fixed_overtime_hours: '1000' }, 'fixed_overtime_hours'],
    [{ annual_days_off: '367' }, 'annual_days_off'],
    [{ overtime_hours: '多い' }, 'overtime_hours'],
    [{ welcomes_returners: '相談' }, 'welcomes_returners'],
    [{ has_no_night_shift: 'なし' }, 'has_no_night_shift'],
    [{ daily_schedule: '8時30分に出勤' }, 'daily_schedule'],
    [{ daily_schedule: '08:30 出勤／25時 退勤／午後' }, 'daily_schedule'],
    [{ daily_schedule: [{ at: '08:30', text: '出勤' }] }, 'daily_schedule'],
    [{ daily_schedule: [null] }, 'daily_schedule'],
  ])('refuses %j, and names the field', async (post, column) => {
    const [created, problem] = await faultOf(post);
    expect(created).toBe(0);
    expect(problem).toMatch(new RegExp(`^skipped ${column}: `));
  });

  it('stores what the posting states beside what the law wants', async () => {
    const stated = async () => {
      const { rows } = await sql<Fields>`
        select qualifications, annual_days_off, overtime_hours::float as overtime_hours, daily_schedule,
          paid_hours::float as paid_hours, ${sql.join(jobFlagNames.map((flag) => sql.ref(flag)))}
        from job_posting
      `.execute(database.db);
      return rows[0];
    };
    const flags = (yes: readonly string[]) =>
      Object.fromEntries(jobFlagNames.map((flag) => [flag, yes.includes(flag)]));
    await run([{}]);
    expect(await stated()).toEqual({
      qualifications: '保育士資格',
      annual_days_off: 120,
      overtime_hours: 5,
      daily_schedule: [
        { time: '08:30', text: '出勤' },
        { time: '09:30', text: 'クラスの活動' },
        { time: '17:30', text: '退勤' },
      ],
      paid_hours: 168,
      ...flags(['accepts_visits']),
    });
    const other = {
      qualifications: null,
      annual_days_off: '年間125日',
      overtime_hours: 0,
      daily_schedule: [{ time: '8:30', text: '出勤／朝礼' }],
      has_no_night_shift: '夜勤なし',
      has_weekends_off: true,
      has_rented_housing: 'はい',
      supports_qualification: 'あり',
      welcomes_returners: 1,
      welcomes_beginners: '×',
      accepts_visits: false,
    };
    expect(await run([other])).toMatchObject({ updated: 1, problems: [] });
    expect(await run([other])).toMatchObject({ unchanged: 1 });
    expect(await stated()).toEqual({
      qualifications: null,
      annual_days_off: 125,
      overtime_hours: 0,
      daily_schedule: [{ time: '08:30', text: '出勤／朝礼' }],
      paid_hours: 168,
      ...flags(jobFlagNames.slice(0, 5)),
    });
    const silent = Object.fromEntries(
      [...jobFlagNames, 'daily_schedule', 'overtime_hours'].map((name) => [name, '']),
    );
    await run([silent]);
    expect(await stated()).toMatchObject({ ...flags([]), daily_schedule: [], overtime_hours: null });
  });

  it.each(['id', 'name'] as const)('takes every kind of job by its %s', async (by) => {
    const pay = { hour: 1_500, day: 12_000, month: 250_000, year: 3_600_000 };
    const hours = { hour: '', day: 8, month: 160, year: 1_920 };
    const names = { hour: '時給', day: '日給', month: '月給', year: '年俸' };
    const posts = Object.entries(jobTypes).flatMap(([type, typeName]) =>
      Object.entries(employmentStatuses).flatMap(([status, statusName]) =>
        salaryUnits.map((unit) => ({
          path_name: `job-${type}-${status}-${unit}`,
          job_type: by === 'id' ? type : typeName,
          employment_status: by === 'id' ? Number(status) : statusName,
          salary_unit: by === 'id' ? unit : names[unit],
          salary_min: pay[unit],
          salary_max: null,
          paid_hours: hours[unit],
        })),
      ),
    );
    expect(posts).toHaveLength(10 * 5 * 4);
    expect(await run(posts)).toMatchObject({ created: 200, skipped: 0, problems: [] });
    const { rows } = await sql<{ name: string }>`
      select concat_ws('-', 'job', job_type, employment_status, salary_unit) as name from job_posting
      where concat_ws('-', 'job', job_type, employment_status, salary_unit) = path_name
    `.execute(database.db);
    expect(rows).toHaveLength(200);
    const { rows: hourly } = await sql<{ yen: number }>`
      select distinct hourly_salary as yen from job_posting order by 1
    `.execute(database.db);
    expect(hourly.map(({ yen }) => yen)).toEqual([1_500, 1_562, 1_875]);
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
