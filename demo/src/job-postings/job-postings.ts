import type { EmploymentStatusId } from '@enerabi/shared/constants';
import { addDays, monthNumber, monthsBetween } from '../calendar/calendar.ts';
import { workingDaysOf } from '../calendar/working-days.ts';
import type { DemoFacility } from '../demo-facility.ts';
import type { RandomSource } from '../random-source.ts';
import { conditionsOf, offersOf } from './conditions.ts';
import { type JobText, jobTexts } from './job-texts.ts';
import { type Pay, payOf } from './pay.ts';

/** A row of `job_posting` as `jsonb_populate_recordset` reads it. */
export type JobPostingRow = ReturnType<typeof conditionsOf> &
  ReturnType<typeof offersOf> &
  Pay & {
    facility_id: number;
    prefecture_code: string;
    path_name: string;
    job_type: JobText['job_type'];
    employment_status: EmploymentStatusId;
    title: string;
    duties: string;
    fixed_overtime_pay: number | null;
    fixed_overtime_hours: number | null;
    posted_on: string;
    updated_on: string;
    valid_through: string;
  };

const share = 0.3;
const monthlyShare = 0.42;
const fixedOvertimeHours = 10;
/** Days. */
const longestShown = 90;

/**
 * Posts published between two days in Japan, both included. They depend on the facility and the month alone. A post
 * appears only on the day of its last update, since a load never changes existing rows.
 */
export function jobPostingsOf(facility: DemoFacility, from: string, to: string): JobPostingRow[] {
  const fitting = jobTexts.filter((text) => fits(text, facility));
  if (fitting.length === 0 || !facility.random('jobPostings').chance(share)) return [];
  return monthsBetween(addDays(from, -longestShown), to)
    .flatMap((month) => postingOf(facility, fitting, month))
    .filter((post, at, all) => !all.slice(0, at).some((before) => isSameStill(before, post)))
    .filter(({ posted_on, updated_on }) => posted_on >= from && updated_on <= to);
}

/** A facility does not repeat a post that is still shown. */
const isSameStill = (before: JobPostingRow, post: JobPostingRow): boolean =>
  before.title === post.title && before.valid_through >= post.posted_on;

function fits(
  { families, needs }: JobText,
  { family, hasMeals, hasExtended, classes }: DemoFacility,
): boolean {
  const has = { meals: hasMeals, infants: classes.includes(0), extended: hasExtended };
  return families.includes(family) && (!needs || has[needs]);
}

function postingOf(facility: DemoFacility, fitting: readonly JobText[], month: string): JobPostingRow[] {
  const random = facility.random('jobPostings', monthNumber(`${month}-01`));
  if (!random.chance(monthlyShare)) return [];
  const { id, prefecture_code, isPublic } = facility;
  const text = random.weighted(fitting.map((one) => [one, one.weight] as const));
  const posted_on = random.pick(workingDaysOf(month));
  const employment_status = statusOf(random, text, isPublic, posted_on);
  const pay = payOf(random, text.job_type, employment_status === 4 ? 'hour' : 'month', prefecture_code);
  return [
    {
      facility_id: id,
      prefecture_code,
      path_name: `${text.slug}-${month.replace('-', '')}`,
      job_type: text.job_type,
      employment_status,
      title: titleOf(random, text, employment_status, posted_on),
      duties: random.pick(text.duties),
      ...pay,
      ...fixedOvertimeOf(random, facility, employment_status, pay),
      ...conditionsOf(random, facility, employment_status, posted_on),
      ...offersOf(facility, { month, status: employment_status, jobType: text.job_type }),
      posted_on,
      updated_on: addDays(posted_on, random.pick([0, 0, 0, 3, 7])),
      valid_through: addDays(posted_on, random.pick([60, 75, longestShown])),
    },
  ];
}

/** Municipalities hire for a fiscal year; students are sought from summer on, for the next April. */
function statusOf(
  random: RandomSource,
  { isPartTimeOnly }: JobText,
  isPublic: boolean,
  day: string,
): EmploymentStatusId {
  if (isPartTimeOnly) return 4;
  if (isPublic)
    return random.weighted([
      [3, 40],
      [4, 60],
    ]);
  const isStudentsTime = day.slice(5, 7) >= '05' && day.slice(5, 7) <= '11';
  return random.weighted([
    [1, isStudentsTime ? 14 : 0],
    [2, 38],
    [3, 8],
    [4, 40],
  ]);
}

function titleOf(random: RandomSource, text: JobText, status: EmploymentStatusId, day: string): string {
  const title = random.pick(status === 4 ? text.partTimeTitles : text.fullTimeTitles);
  return status === 1 ? `${title}（${Number(day.slice(0, 4)) + 1}年4月採用）` : title;
}

/** Only companies, and never by the hour; 25 % above the pay of these hours. */
function fixedOvertimeOf(
  random: RandomSource,
  { family }: DemoFacility,
  status: EmploymentStatusId,
  { salary_max }: Pay,
) {
  const none = { fixed_overtime_pay: null, fixed_overtime_hours: null };
  if (family !== 'company' || status === 4 || !random.chance(0.3)) return none;
  const hourly = salary_max / 160;
  return {
    fixed_overtime_pay: Math.ceil((hourly * 1.25 * fixedOvertimeHours) / 1_000) * 1_000,
    fixed_overtime_hours: fixedOvertimeHours,
  };
}
