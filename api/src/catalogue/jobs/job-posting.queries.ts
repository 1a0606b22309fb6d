import { jobFlagNames } from '@enerabi/shared/constants';
import { type RawBuilder, sql } from 'kysely';
import { stations } from '../facilities/summary.row.ts';

/** Condition on a row `job`: it is published, posted, and not past its last day. @param today in Japan */
export const isJobShown = (today: string): RawBuilder<boolean> =>
  sql`job.is_published and job.posted_on <= ${today}::date and job.valid_through >= ${today}::date`;

const flags = sql.join(jobFlagNames.map((flag) => sql.ref(`job.${flag}`)));

/** Columns of a row `job` that make a `JobPosting` once they are JSON. */
export const jobPostingColumns = sql`
  job.path_name, job.job_type, job.employment_status, job.title, job.duties, job.duties_change, job.place,
  job.place_change, job.contract_term, job.renewal_limit, job.probation, job.hours, job.holidays, job.salary_unit,
  job.salary_min, job.salary_max, job.salary_note, job.fixed_overtime_pay, job.fixed_overtime_hours, job.insurance,
  job.passive_smoking_measure, job.employer_name, job.qualifications, job.daily_schedule, job.annual_days_off,
  job.overtime_hours, ${flags}, job.posted_on, job.updated_on, job.valid_through
`;

/** Columns of rows `job` and `facility` that make a `JobSummary` once they are JSON. */
export const jobSummaryColumns = sql`
  job.id as job_posting_id, job.path_name, job.job_type, job.employment_status, job.title, job.hours,
  job.salary_unit, job.salary_min, job.salary_max, job.fixed_overtime_pay, job.fixed_overtime_hours,
  job.annual_days_off, job.overtime_hours, ${flags}, job.posted_on, job.updated_on, job.valid_through,
  json_build_object(
    'facility_id', facility.id, 'path_name', facility.path_name, 'name', facility.name,
    'facility_type', facility.facility_type, 'prefecture_code', facility.prefecture_code,
    'municipality_name', facility.municipality_name, 'stations', ${stations},
    'latitude', facility.latitude, 'longitude', facility.longitude, 'is_demo', facility.is_demo
  ) as facility
`;
