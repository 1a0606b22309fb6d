import { jobFlagNames } from '@enerabi/shared/constants';
import { type RawBuilder, sql } from 'kysely';

/** Condition on a row `job`: it is published, posted, and not past its last day. @param today in Japan */
export const isJobShown = (today: string): RawBuilder<boolean> =>
  sql`job.is_published and job.posted_on <= ${today}::date and job.valid_through >= ${today}::date`;

/** Columns of a row `job` that make a `JobPosting` once they are JSON. */
export const jobPostingColumns = sql`
  job.path_name, job.job_type, job.employment_status, job.title, job.duties, job.duties_change, job.place,
  job.place_change, job.contract_term, job.renewal_limit, job.probation, job.hours, job.holidays, job.salary_unit,
  job.salary_min, job.salary_max, job.salary_note, job.fixed_overtime_pay, job.fixed_overtime_hours, job.insurance,
  job.passive_smoking_measure, job.employer_name, job.qualifications, job.daily_schedule, job.annual_days_off,
  job.overtime_hours, ${sql.join(jobFlagNames.map((flag) => sql.ref(`job.${flag}`)))},
  job.posted_on, job.updated_on, job.valid_through
`;
