import * as z from 'zod/mini';
import { employmentStatusIds, forEachJobFlag, jobTypeIds, salaryUnits } from '../../../constants/index.ts';
import { date, pathName, timeOfDay } from '../../parameters.ts';
import { facilityDetail, facilitySummary } from '../facility.schemas.ts';
import { interviewSummary } from './interview.schemas.ts';

/** All conditions that the law requires to be stated before an application (domain section 3), and what else is stated. */
export const jobPosting = z.object({
  path_name: z.string(),
  job_type: z.literal(jobTypeIds),
  employment_status: z.literal(employmentStatusIds),
  title: z.string(),
  duties: z.string(),
  /** How far it may change (変更の範囲), here and below. */
  duties_change: z.string(),
  place: z.string(),
  place_change: z.string(),
  contract_term: z.string(),
  /** Null: the contract has no end. */
  renewal_limit: z.nullable(z.string()),
  probation: z.string(),
  hours: z.string(),
  holidays: z.string(),
  salary_unit: z.enum(salaryUnits),
  /** Yen a period, without fixed overtime pay. */
  salary_min: z.int(),
  salary_max: z.nullable(z.int()),
  salary_note: z.nullable(z.string()),
  /** Yen for `fixed_overtime_hours`, in addition to the salary; both or neither. */
  fixed_overtime_pay: z.nullable(z.int()),
  fixed_overtime_hours: z.nullable(z.number()),
  insurance: z.string(),
  passive_smoking_measure: z.string(),
  employer_name: z.string(),
  /** Licences and experience that the job requires; null here and below: not stated. */
  qualifications: z.nullable(z.string()),
  /** Parts of a day's work; may be empty. */
  daily_schedule: z.array(z.object({ time: timeOfDay(), text: z.string() })),
  annual_days_off: z.nullable(z.int()),
  /** Hours a month, on average. */
  overtime_hours: z.nullable(z.number()),
  /** The flags of `jobFlags`; false: not stated. */
  ...forEachJobFlag(() => z.boolean()),
  posted_on: date(),
  /** The last day on which the facility confirmed it. */
  updated_on: date(),
  /** The last day on which it is shown. */
  valid_through: date(),
});

/** A job posting for a card, with its facility. */
export const jobSummary = z.extend(
  z.pick(jobPosting, {
    path_name: true,
    job_type: true,
    employment_status: true,
    title: true,
    hours: true,
    salary_unit: true,
    salary_min: true,
    salary_max: true,
    fixed_overtime_pay: true,
    fixed_overtime_hours: true,
    annual_days_off: true,
    overtime_hours: true,
    ...forEachJobFlag(() => true as const),
    posted_on: true,
    updated_on: true,
    valid_through: true,
  }),
  {
    job_posting_id: z.int(),
    facility: z.pick(facilitySummary, {
      facility_id: true,
      path_name: true,
      name: true,
      facility_type: true,
      prefecture_code: true,
      municipality_name: true,
      stations: true,
      latitude: true,
      longitude: true,
      is_demo: true,
    }),
  },
);

export const getJobPosting = {
  query: z.strictObject({ facility_path_name: pathName(), job_posting_path_name: pathName() }),
  reply: z.object({
    /** False: it was withdrawn, or its last day has passed. */
    is_open: z.boolean(),
    job: z.extend(jobPosting, { job_posting_id: z.int() }),
    facility: facilityDetail,
    /** Of the facility's staff, newest first. */
    interviews: z.array(interviewSummary),
    /** Other open postings of the facility, newest first. */
    of_facility: z.array(jobSummary),
    /** Open postings of the same job type at other facilities of the prefecture, nearest first. */
    nearby: z.array(z.extend(jobSummary, { distance_m: z.nullable(z.int()) })),
  }),
};

export type JobPosting = z.output<typeof jobPosting>;
export type JobSummary = z.output<typeof jobSummary>;
export type JobPostingDetail = z.output<typeof getJobPosting.reply>;
