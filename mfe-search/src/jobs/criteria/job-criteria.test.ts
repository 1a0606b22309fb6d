import {
  annualDaysOff,
  employmentStatusIds,
  hourlySalaries,
  type JobFlag,
  jobFlagNames,
  jobSorts,
  jobTypeIds,
  monthlyOvertimeHours,
  monthlySalaries,
  prefectures,
} from '@enerabi/shared/constants';
import { listJobs } from '@enerabi/shared/contract';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { noNames } from '../../search/conditions/place-names.ts';
import { jobConditionsOf } from './job-conditions.ts';
import {
  changed,
  conditionsQuery,
  isPlain,
  type JobCriteria,
  jobFormAddress,
  jobListAddress,
  jobSortsOf,
  nothing,
} from './job-criteria.ts';
import { readJobAddress, readJobCriteria } from './read-job-criteria.ts';

const read = (query: string) => readJobCriteria(new URLSearchParams(query));
const readBack = (address: string) => readJobAddress(new URL(address, 'https://example.jp').searchParams);

const flags = Object.fromEntries(jobFlagNames.map((flag) => [flag, fc.constant(true as const)])) as Record<
  JobFlag,
  fc.Arbitrary<true>
>;
const anyCriteria: fc.Arbitrary<JobCriteria> = fc
  .record(
    {
      area: fc.subarray(prefectures.map(({ code }) => code)).map((codes) => codes.sort()),
      keyword: fc.constantFrom('さくら', '花 岡', 'A&B=C', '50%', '[]'),
      station_ids: fc
        .uniqueArray(fc.integer({ min: 1, max: 9_999 }), { maxLength: 20 })
        .map((ids) => ids.sort((one, other) => one - other)),
      job_type: fc.subarray(jobTypeIds),
      employment_status: fc.subarray(employmentStatusIds),
      monthly_salary_from: fc.constantFrom(...monthlySalaries, 205_000),
      hourly_salary_from: fc.constantFrom(...hourlySalaries),
      annual_days_off_from: fc.constantFrom(...annualDaysOff),
      overtime_hours_to: fc.constantFrom(...monthlyOvertimeHours),
      ...flags,
      sort: fc.constantFrom(...jobSorts),
      page: fc.integer({ min: 1, max: 99_999 }),
    },
    { requiredKeys: ['area', 'station_ids', 'job_type', 'employment_status', 'sort', 'page'] },
  )
  .map((criteria) => ({
    ...criteria,
    municipalities: criteria.area.slice(0, 20).map((code) => `${code.slice(0, 2)}1016`),
    ...(criteria.station_ids.length > 0 && { walk_minutes: 10 }),
    ...(criteria.page % 2 === 0 && { search_target_lat: 35.681, search_target_lng: 139.767 }),
  }))
  .filter((criteria) => jobSortsOf(criteria).includes(criteria.sort));

describe('the address of the job list (R1.8)', () => {
  it('is as in the specification with one value, and in bracket notation with several', () => {
    const criteria: JobCriteria = { ...nothing, area: ['130001'], job_type: [6], employment_status: [1] };
    expect(jobListAddress(criteria)).toBe('/job?area=130001&job_type=6&employment_status=1');
    expect(
      decodeURI(jobListAddress({ ...nothing, employment_status: [1, 4], sort: 'salary', page: 2 })),
    ).toBe('/job?employment_status[]=1&employment_status[]=4&sort=salary&page=2');
    expect(jobListAddress(nothing)).toBe('/job');
  });

  it('is read back as it was written, also with the names of the form', () => {
    fc.assert(
      fc.property(anyCriteria, (criteria) => {
        expect(readBack(jobListAddress(criteria))).toEqual({ criteria, ignored: [] });
        expect(readBack(jobFormAddress(criteria)).criteria).toEqual({ ...criteria, page: 1 });
      }),
    );
  });

  it.each([
    ['employment_status=1', { employment_status: [1] }],
    ['employment_status=4', { employment_status: [4] }],
    ['job_type=1', { job_type: [1] }],
    ['job_type=6', { job_type: [6] }],
    ['employment_status%5B%5D=4&employment_status[]=1', { employment_status: [1, 4] }],
    ['area[]=130001&area[]=140007', { area: ['130001', '140007'] }],
    ['area=130001&area=', { area: ['130001'] }],
    ['job_type[]=1&job_type=6', { job_type: [1, 6] }],
    ['has_weekends_off=1&keyword[]=x', { has_weekends_off: true, keyword: 'x' }],
    ['overtime_hours_to=0', { overtime_hours_to: 0 }],
  ])('understands %s, with brackets or without (R6.1)', (query, criteria) => {
    expect(readJobAddress(new URLSearchParams(query))).toEqual({
      criteria: { ...nothing, ...criteria },
      ignored: [],
    });
  });

  it.each([
    ['employment_status=6&job_type=10', ['job_type 10', 'employment_status 6']],
    [
      'monthly_salary_from=many&annual_days_off_from=400',
      ['monthly_salary_from many', 'annual_days_off_from 400'],
    ],
    ['walk_minutes=7&sort=distance', ['walk_minutes 7', 'sort distance']],
    ['area=130001&municipalities[]=352071', ['municipalities 352071']],
    ['employment_statuses=1&utm_source=mail', ['employment_statuses 1']],
    ['sort=new&page=1', []],
  ])('lists the ignored parts of %s', (query, expected) => {
    const { ignored } = readJobAddress(new URLSearchParams(query));
    expect(ignored.map(({ field, value }) => `${field} ${value}`)).toEqual(expected);
  });

  it('never becomes a query that the contract refuses, whatever was written', async () => {
    const { query } = await listJobs.schemas();
    const fields = [...Object.keys(query.shape), 'job_type', 'employment_status'];
    // The areas are not checked here: an unknown one is a 404.
    const names = fields.flatMap((name) => [name, `${name}[]`]);
    const value = fc.oneof(
      fc.string({ maxLength: 300, size: 'max' }),
      fc.oneof(fc.constantFrom(...jobTypeIds, ...monthlySalaries), fc.integer()).map(String),
      fc.constantFrom(...jobSorts, 'true', '130001', '131016'),
    );
    const parameters = fc.array(fc.tuple(fc.constantFrom(...names), value), { maxLength: 40, size: 'max' });
    fc.assert(
      fc.property(parameters, (pairs) => {
        const criteria = readJobCriteria(new URLSearchParams(pairs));
        const { search_target_lat, search_target_lng, sort } = criteria;
        const place = search_target_lat === undefined ? {} : { search_target_lat, search_target_lng };
        const asked = { ...conditionsQuery(criteria), ...place, sort };
        expect(query.safeParse(asked).error).toBeUndefined();
      }),
    );
  });

  it('begins at the first page when what is looked for changes', () => {
    expect(changed(read('area=350001&page=3'), { keyword: 'さくら' }).page).toBe(1);
  });

  it.each([
    ['area=130001&job_type=1&employment_status=4&sort=salary&page=2', true],
    ['', true],
    ['area[]=130001&area[]=140007', false],
    ['has_weekends_off=true', false],
    ['keyword=x', false],
  ])('is for search engines with %s: %s', (query, expected) => {
    expect(isPlain(read(query))).toBe(expected);
  });
});

describe('conditions', () => {
  const without = (query: string) =>
    jobConditionsOf(read(query), noNames).map(({ name, without: rest }) => [
      name,
      decodeURI(jobListAddress(rest)),
    ]);

  it('are removed one by one, municipalities with their prefecture, a walk with its last station', () => {
    expect(without('area=130001&municipalities[]=131016&station_ids[]=7&walk_minutes=5')).toEqual([
      ['東京都', '/job?station_ids[]=7&walk_minutes=5'],
      ['市区町村（131016）', '/job?area=130001&station_ids[]=7&walk_minutes=5'],
      ['駅（7）', '/job?area=130001&municipalities[]=131016'],
    ]);
    expect(without('area[]=130001&area[]=140007&municipalities[]=131016&municipalities[]=141011')[0]).toEqual(
      ['東京都', '/job?area=140007&municipalities[]=141011'],
    );
  });

  it('have names that say what is looked for', () => {
    const query =
      'job_type=99&employment_status=4&monthly_salary_from=200000&hourly_salary_from=1300&annual_days_off_from=120&overtime_hours_to=0&welcomes_returners=true';
    expect(without(query).map(([name]) => name)).toEqual([
      'その他の職種',
      'パート・アルバイト',
      '月給20万円以上',
      '時給1,300円以上',
      '年間休日120日以上',
      '残業なし',
      'ブランク可',
    ]);
  });
});
