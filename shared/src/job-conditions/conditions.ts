import { employmentStatuses, jobFlagNames, jobFlags, jobTypes } from '../constants/index.ts';
import type { JobPosting } from '../contract/index.ts';
import { conditionNames, copy } from './job-conditions.copy.ts';
import { fixedOvertimeText, salaryWithNote } from './salary.ts';

/** Labels of what the posting states. */
export const offersOf = (job: JobPosting): string[] =>
  jobFlagNames.filter((flag) => job[flag]).map((flag) => jobFlags[flag].label);

/** Undefined where it is not stated. */
export function overtimeText({ overtime_hours }: Pick<JobPosting, 'overtime_hours'>): string | undefined {
  if (overtime_hours === null) return undefined;
  return overtime_hours === 0 ? copy.noOvertime : copy.overtime(String(overtime_hours));
}

/** Undefined where they are not stated. */
export const daysOffText = ({ annual_days_off }: Pick<JobPosting, 'annual_days_off'>): string | undefined =>
  annual_days_off === null ? undefined : copy.daysOff(annual_days_off);

type Condition = keyof typeof conditionNames;

/**
 * Everything that the law requires to be stated before an application (domain section 3), and what else is stated, in
 * reading order: the page, structured data and the feed for aggregators say the same.
 */
export function conditionsOf(job: JobPosting): { name: string; value: string }[] {
  const values: Record<Condition, string | null | undefined> = {
    job_type: jobTypes[job.job_type],
    employment_status: employmentStatuses[job.employment_status],
    duties: job.duties,
    duties_change: job.duties_change,
    qualifications: job.qualifications,
    place: job.place,
    place_change: job.place_change,
    contract: job.contract_term,
    renewal: job.renewal_limit ?? copy.noRenewal,
    probation: job.probation,
    hours: job.hours,
    overtime: overtimeText(job),
    holidays: job.holidays,
    days_off: daysOffText(job),
    salary: salaryWithNote(job),
    fixed_overtime: fixedOvertimeText(job) ?? copy.noFixedOvertime,
    insurance: job.insurance,
    offers: offersOf(job).join('、'),
    smoking: job.passive_smoking_measure,
    employer: job.employer_name,
  };
  return (Object.keys(values) as Condition[]).flatMap((condition) => {
    const value = values[condition];
    return value ? [{ name: conditionNames[condition], value }] : [];
  });
}
