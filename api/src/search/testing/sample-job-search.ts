import {
  annualDaysOff,
  employmentStatusIds,
  forEachJobFlag,
  hourlySalaries,
  jobSorts,
  jobTypeIds,
  monthlyOvertimeHours,
  monthlySalaries,
  walkMinutes,
} from '@enerabi/shared/constants';
import type { JobListQuery } from '@enerabi/shared/contract';
import fc from 'fast-check';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import { type Owner, sampleJobPosting } from '../../testing/sample-rows.ts';

const days = ['2026-03-01', '2026-05-19', '2026-05-20', '2026-05-21', '2026-06-01'];
const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null, freq: 3 });

const pay = fc.constantFrom(
  { salary_unit: 'hour' as const, salary_min: 1_150, salary_max: 1_250 },
  { salary_unit: 'hour' as const, salary_min: 1_500, salary_max: null, paid_hours: 1 },
  { salary_unit: 'day' as const, salary_min: 10_400, salary_max: null },
  { salary_unit: 'month' as const, salary_min: 220_000, salary_max: 260_000 },
  { salary_unit: 'month' as const, salary_min: 220_000, salary_max: null, paid_hours: 152.5 },
  { salary_unit: 'year' as const, salary_min: 3_600_000, salary_max: null, paid_hours: 1_950 },
);

/** A posting that shares titles and figures with others; some facts are unknown. */
export const anyPosting = (owner: Owner, pathName: string) =>
  fc
    .record({
      title: fc.constantFrom(
        '保育士',
        '保育士（パート）',
        'クラス担任の保育士',
        '調理員',
        '・',
        'さくら保育園',
      ),
      job_type: fc.constantFrom(...jobTypeIds),
      employment_status: fc.constantFrom(...employmentStatusIds),
      employer_name: fc.constantFrom('社会福祉法人 花岡会', '株式会社 あおぞら'),
      pay,
      annual_days_off: maybe(fc.constantFrom(100, 105, 119, 120, 125)),
      overtime_hours: maybe(fc.constantFrom(0, 4.5, 5, 10, 10.5, 45)),
      ...forEachJobFlag(() => fc.boolean()),
      dates: fc
        .uniqueArray(fc.constantFrom(...days), { minLength: 3, maxLength: 3 })
        .map((some) => some.sort()),
      is_published: fc.integer({ min: 0, max: 9 }).map((n) => n > 0),
    })
    .map(({ pay: { salary_unit, salary_min, salary_max, ...hours }, dates, ...known }) => {
      const [posted_on = '', updated_on = '', valid_through = ''] = dates;
      return sampleJobPosting(owner, pathName, {
        ...known,
        salary_unit,
        salary_min,
        salary_max,
        ...hours,
        posted_on,
        updated_on,
        valid_through,
      });
    });

const rowsAtOnce = 500;

/** @param each how many postings every facility gets */
export async function addAnyPostings(db: Kysely<Schema>, each: number, seed: number): Promise<void> {
  const owners = await db.selectFrom('facility').select(['id', 'prefecture_code']).orderBy('id').execute();
  const postings = owners.flatMap(({ id, prefecture_code }) =>
    Array.from({ length: each }, (_, at) => {
      const owner = { facility_id: id, prefecture_code };
      return fc.sample(anyPosting(owner, `p${seed}-${at}`), { numRuns: 1, seed: seed + id * 10 + at });
    }).flat(),
  );
  // A statement has at most 65,535 parameters.
  for (let at = 0; at < postings.length; at += rowsAtOnce)
    await db
      .insertInto('job_posting')
      .values(postings.slice(at, at + rowsAtOnce))
      .execute();
}

const rarely = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined, freq: 1 });
const place = fc
  .option(
    fc.record({
      latitude: fc.integer({ min: 35_600, max: 35_700 }).map((n) => n / 1_000),
      longitude: fc.integer({ min: 139_600, max: 139_750 }).map((n) => n / 1_000),
    }),
    { nil: undefined, freq: 2 },
  )
  .map((target) => ({ search_target_lat: target?.latitude, search_target_lng: target?.longitude }));

/** @param stationIds ids of existing stations */
export const anyJobQuery = (stationIds: readonly number[]): fc.Arbitrary<JobListQuery> =>
  fc
    .tuple(
      place,
      fc.record({
        areas: rarely(fc.uniqueArray(fc.constantFrom('130001', '140007', '010006'), { maxLength: 2 })),
        municipalities: rarely(
          fc.uniqueArray(fc.constantFrom('131016', '141003', '141020', '999999'), { maxLength: 2 }),
        ),
        keyword: rarely(
          fc.constantFrom(
            '保育士',
            '保',
            'さくら',
            'サクラ',
            '調理',
            '花岡',
            'パート',
            '保育士 さくら',
            '・',
            ' ',
          ),
        ),
        job_types: rarely(fc.uniqueArray(fc.constantFrom(...jobTypeIds), { maxLength: 4 })),
        employment_statuses: rarely(
          fc.uniqueArray(fc.constantFrom(...employmentStatusIds), { maxLength: 3 }),
        ),
        monthly_salary_from: rarely(fc.constantFrom(...monthlySalaries)),
        hourly_salary_from: rarely(fc.constantFrom(...hourlySalaries)),
        annual_days_off_from: rarely(fc.constantFrom(...annualDaysOff)),
        overtime_hours_to: rarely(fc.constantFrom(...monthlyOvertimeHours)),
        ...forEachJobFlag(() => fc.option(fc.boolean(), { nil: undefined, freq: 1 })),
        station_ids: rarely(fc.uniqueArray(fc.constantFrom(...stationIds, 999_999), { maxLength: 3 })),
        walk_minutes: fc.constantFrom(...walkMinutes),
        sort: fc.constantFrom(...jobSorts),
        page: fc.integer({ min: 1, max: 4 }),
        limit: fc.constantFrom(1, 5, 20, 100),
      }),
    )
    .map(([target, query]) => ({ ...query, ...target }));
