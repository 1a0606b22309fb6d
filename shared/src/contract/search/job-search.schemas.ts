import * as z from 'zod/mini';
import {
  employmentStatusIds,
  forEachJobFlag,
  jobSorts,
  jobsPerPage,
  jobTypeIds,
  keywordMaxLength,
  maximumPage,
  mostMunicipalitiesAtOnce,
  mostStationsAtOnce,
  prefectures,
} from '../../constants/index.ts';
import { anyBounds, isBox, isWhole } from '../bounds.schemas.ts';
import { jobSummary } from '../catalogue/posts/job-posting.schemas.ts';
import { flag, integer, municipalityCode, prefectureCode } from '../parameters.ts';
import { isNearStation, isPosition, isSortable, place } from './facility-search.schemas.ts';

/** Conditions of a job search; a posting must meet all of them, and one of several values of a list (R1.8). */
export const jobConditions = {
  employment_statuses: z.optional(
    z
      .array(z.pipe(integer(1, 5), z.literal(employmentStatusIds)))
      .check(z.maxLength(employmentStatusIds.length)),
  ),
  job_types: z.optional(
    z.array(z.pipe(integer(1, 99), z.literal(jobTypeIds))).check(z.maxLength(jobTypeIds.length)),
  ),
  /** Prefectures. */
  areas: z.optional(z.array(prefectureCode()).check(z.maxLength(prefectures.length))),
  /** Six digits with the check digit; a designated city includes its wards. */
  municipalities: z.optional(z.array(municipalityCode()).check(z.maxLength(mostMunicipalitiesAtOnce))),
  keyword: z.optional(z.string().check(z.maxLength(keywordMaxLength))),
  station_ids: z.optional(z.array(integer(1, 2_147_483_647)).check(z.maxLength(mostStationsAtOnce))),
  /** From one of the stations, at 80 m a minute as the crow flies; default: 15 minutes. */
  walk_minutes: z.optional(integer(1, 60)),
  /**
   * Yen a month, at least; other periods are converted: the lowest pay an hour times 160, a twelfth of a year's.
   */
  monthly_salary_from: z.optional(integer(1, 10_000_000)),
  /** Yen an hour, at least; other periods are divided by their scheduled working hours. */
  hourly_salary_from: z.optional(integer(1, 100_000)),
  /** Days off a year, at least; a posting that does not state them is not found. */
  annual_days_off_from: z.optional(integer(1, 366)),
  /** Average hours of overtime a month, at most; a posting that does not state them is not found. */
  overtime_hours_to: z.optional(integer(0, 100)),
  /** The flags of `jobFlags`. */
  ...forEachJobFlag(() => z.optional(flag())),
};

export const listJobs = {
  query: z
    .strictObject({
      ...jobConditions,
      ...place,
      sort: z._default(z.enum(jobSorts), 'standard'),
      page: z._default(integer(1, maximumPage), 1),
      limit: z._default(integer(1, 100), jobsPerPage),
    })
    .check(isNearStation, isPosition, isSortable),
  reply: z.object({
    total: z.int(),
    page: z.int(),
    limit: z.int(),
    jobs: z.array(
      z.extend(jobSummary, {
        /** From the given position, as the crow flies. */
        distance_m: z.optional(z.nullable(z.int())),
      }),
    ),
  }),
};

/** How many postings a search would find with this value instead of its own; values without any are left out. */
export const countJobs = {
  /** Postings within a box on the map, if the query has one. */
  query: z.strictObject({ ...jobConditions, ...anyBounds }).check(isWhole, ...isBox, isNearStation),
  reply: z.object({
    total: z.int(),
    areas: z.array(z.object({ area: prefectureCode(), jobs: z.int() })),
    /** Municipalities of the query's prefecture, if it has exactly one; otherwise only the chosen ones. */
    municipalities: z.array(
      z.object({ municipality_code: municipalityCode(), municipality_name: z.string(), jobs: z.int() }),
    ),
    employment_statuses: z.array(
      z.object({ employment_status: z.literal(employmentStatusIds), jobs: z.int() }),
    ),
    job_types: z.array(z.object({ job_type: z.literal(jobTypeIds), jobs: z.int() })),
    /** For each choice of `monthlySalaries`, `hourlySalaries`, `annualDaysOff` and `monthlyOvertimeHours`. */
    monthly_salaries: z.array(z.object({ from: z.int(), jobs: z.int() })),
    hourly_salaries: z.array(z.object({ from: z.int(), jobs: z.int() })),
    annual_days_off: z.array(z.object({ from: z.int(), jobs: z.int() })),
    overtime_hours: z.array(z.object({ to: z.int(), jobs: z.int() })),
    /** Counts with this condition in addition to the others. */
    ...forEachJobFlag(() => z.int()),
  }),
};

export type JobList = z.output<typeof listJobs.reply>;
export type JobCounts = z.output<typeof countJobs.reply>;
export type ListedJob = JobList['jobs'][number];
export type JobConditions = z.output<z.ZodMiniObject<typeof jobConditions>>;
export type JobCountQuery = z.output<typeof countJobs.query>;
export type JobListQuery = z.output<typeof listJobs.query>;
