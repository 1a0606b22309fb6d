import {
  employmentStatusIds,
  jobFlagNames,
  jobTypeIds,
  keywordMaxLength,
  mostMunicipalitiesAtOnce,
  mostStationsAtOnce,
  prefectures,
} from '@enerabi/shared/constants';
import { dependentFields, readSort } from '../../address/dependent-fields.ts';
import {
  decimal,
  type Fields,
  type IgnoredValue,
  integer,
  integerOf,
  readFields,
  sixDigits,
  ticked,
} from '../../address/read-fields.ts';
import { type JobCriteria, jobListAddress, jobSortsOf } from './job-criteria.ts';

const fields: Fields = {
  single: {
    keyword: (text) => text.replace(/\s+/g, ' ').slice(0, keywordMaxLength),
    walk_minutes: integer(1, 60),
    monthly_salary_from: integer(1, 10_000_000),
    hourly_salary_from: integer(1, 100_000),
    annual_days_off_from: integer(1, 366),
    overtime_hours_to: integer(0, 100),
    search_target_lat: decimal(90),
    search_target_lng: decimal(180),
    page: integer(1, 999_999_999),
    ...Object.fromEntries(jobFlagNames.map((flag) => [flag, ticked])),
  },
  several: {
    area: { read: (text) => text.trim(), most: prefectures.length },
    municipalities: { read: sixDigits, most: mostMunicipalitiesAtOnce },
    station_ids: { read: integer(1, 2_147_483_647), most: mostStationsAtOnce },
    job_type: { read: integerOf(jobTypeIds), most: jobTypeIds.length },
    employment_status: { read: integerOf(employmentStatusIds), most: employmentStatusIds.length },
  },
};

/**
 * Reads an address that may contain anything, as `readFields` does. The areas are not checked here.
 * @param others names of further fields of the page
 */
export function readJobAddress(
  parameters: URLSearchParams,
  others: readonly string[] = [],
): {
  criteria: JobCriteria;
  ignored: IgnoredValue[];
} {
  const { values, ignored, unknown } = readFields(parameters, fields, ['sort', ...others]);
  const read = { page: 1, ...values } as unknown as JobCriteria;
  const placed = dependentFields(read, read.area);
  const isNear = placed.criteria.search_target_lat !== undefined;
  const defaults = ['standard', 'new', ...(isNear ? ['distance'] : [])];
  const { sort, ignored: sorts } = readSort(parameters, jobSortsOf(placed.criteria), defaults);
  return {
    criteria: { ...placed.criteria, sort },
    ignored: [...ignored, ...placed.ignored, ...sorts, ...unknown],
  };
}

export const readJobCriteria = (parameters: URLSearchParams): JobCriteria =>
  readJobAddress(parameters).criteria;

/** The address of the list that a form with these fields asks for. */
export const searchedJobAddress = (parameters: URLSearchParams): string =>
  jobListAddress(readJobCriteria(parameters));
