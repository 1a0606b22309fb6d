import { queryString } from '@enerabi/shared/client';
import {
  type EmploymentStatusId,
  type JobFlag,
  type JobSort,
  type JobTypeId,
  jobFlagNames,
  jobSorts,
} from '@enerabi/shared/constants';

/** The visitor's search as in the address (R1.8). */
export interface JobCriteria extends Partial<Record<JobFlag, true>> {
  /** Six-digit prefecture codes, not yet checked: an unknown area is a 404 (R1.7). */
  area: string[];
  municipalities: string[];
  station_ids: number[];
  walk_minutes?: number;
  keyword?: string;
  job_type: JobTypeId[];
  employment_status: EmploymentStatusId[];
  /** Yen. */
  monthly_salary_from?: number;
  hourly_salary_from?: number;
  annual_days_off_from?: number;
  overtime_hours_to?: number;
  search_target_lat?: number;
  search_target_lng?: number;
  sort: JobSort;
  page: number;
}

/** The order of fields in an address: equal criteria have equal addresses. */
const order = [
  'area',
  'municipalities',
  'station_ids',
  'walk_minutes',
  'keyword',
  'job_type',
  'employment_status',
  'monthly_salary_from',
  'hourly_salary_from',
  'annual_days_off_from',
  'overtime_hours_to',
  ...jobFlagNames,
  'search_target_lat',
  'search_target_lng',
] as const satisfies (keyof JobCriteria)[];

/** A single value of these needs no brackets, as in the addresses of the specification. */
const plain: readonly string[] = ['area', 'job_type', 'employment_status'] satisfies (keyof JobCriteria)[];

const address = (criteria: JobCriteria, written: (field: keyof JobCriteria) => unknown): string => {
  const { sort, page } = criteria;
  const query = queryString({
    ...Object.fromEntries(order.map((field) => [field, written(field)])),
    sort: sort === 'standard' ? undefined : sort,
    page: page === 1 ? undefined : page,
  });
  return query === '' ? '/job' : `/job?${query}`;
};

/** The address of the list; defaults are left out. */
export const jobListAddress = (criteria: JobCriteria): string =>
  address(criteria, (field) => {
    const value = criteria[field];
    return plain.includes(field) && Array.isArray(value) && value.length === 1 ? value[0] : value;
  });

/** The same with the names of the form's controls: one prefecture is chosen in a select, all else in boxes. */
export const jobFormAddress = (criteria: JobCriteria): string =>
  address({ ...criteria, page: 1 }, (field) =>
    field === 'area' && criteria.area.length === 1 ? criteria.area[0] : criteria[field],
  );

/** The conditions in the contract's names, for the list and its counts. */
export function conditionsQuery(criteria: JobCriteria) {
  const { area, job_type, employment_status, sort: _sort, page: _page, ...others } = criteria;
  const { search_target_lat: _lat, search_target_lng: _lng, ...conditions } = others;
  return { ...conditions, areas: area, job_types: job_type, employment_statuses: employment_status };
}

/**
 * The orders to choose from. The default order is by distance with a position, best match first with a keyword, and
 * newest first otherwise; the default has no name of its own.
 */
export const jobSortsOf = ({ keyword, search_target_lat }: JobCriteria): JobSort[] =>
  jobSorts.filter((sort) => {
    if (sort === 'distance') return false;
    return sort !== 'new' || Boolean(keyword) || search_target_lat !== undefined;
  });

/** Changes the criteria, and goes back to the first page. */
export const changed = (criteria: JobCriteria, changes: Partial<JobCriteria>): JobCriteria => ({
  ...criteria,
  page: 1,
  ...changes,
});

export const nothing: JobCriteria = {
  area: [],
  municipalities: [],
  station_ids: [],
  job_type: [],
  employment_status: [],
  sort: 'standard',
  page: 1,
};

export const withoutConditions = ({ sort }: JobCriteria): JobCriteria => ({ ...nothing, sort });

/** Whether the list is of at most one prefecture, job type and employment status: search engines index these. */
export function isPlain(criteria: JobCriteria): boolean {
  const { area, job_type, employment_status } = criteria;
  const others = { ...criteria, area: [], job_type: [], employment_status: [], sort: 'standard', page: 1 };
  return (
    [area, job_type, employment_status].every(({ length }) => length <= 1) &&
    jobListAddress(others as JobCriteria) === '/job'
  );
}
