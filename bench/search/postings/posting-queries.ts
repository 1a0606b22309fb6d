import { queryString } from '@enerabi/shared/client/query-string';
import {
  annualDaysOff,
  employmentStatusIds,
  hourlySalaries,
  jobFlagNames,
  jobSorts,
  jobsPerPage,
  jobTypes,
  monthlySalaries,
} from '@enerabi/shared/constants';
import { countJobs, type JobConditions, type JobListQuery, listJobs } from '@enerabi/shared/contract';
import type { Fact } from '../facts.ts';

const first = { sort: 'standard', page: 1, limit: jobsPerPage } as const;

/** Three conditions, as a job seeker combines them; each combination finds something in the whole country. */
function threeConditions({ prefecture_code }: Fact, at: number): JobConditions {
  const pick = <T>(list: readonly T[]): T => list[at % list.length] as T;
  const conditions: JobConditions[] = [
    { job_types: [1], employment_statuses: [2], areas: [prefecture_code] },
    { job_types: [1, 6], employment_statuses: [4], hourly_salary_from: hourlySalaries[at % 3] ?? 1_200 },
    { job_types: [1], monthly_salary_from: monthlySalaries[at % 3] ?? 200_000, has_weekends_off: true },
    {
      employment_statuses: [2],
      annual_days_off_from: annualDaysOff[at % 4] ?? 110,
      [pick(jobFlagNames)]: true,
    },
    {
      employment_statuses: [pick(employmentStatusIds.slice(1, 4))],
      overtime_hours_to: 10,
      accepts_visits: true,
    },
  ];
  return pick(conditions);
}

type Make = (fact: Fact, at: number) => { list: JobListQuery } | { counts: JobConditions };

/** Every kind of job search; each is sent equally often. */
const kinds: Record<string, Make> = {
  'three filters': (fact, at) => ({ list: { ...first, ...threeConditions(fact, at) } }),
  'counts of the three filters': (fact, at) => ({ counts: threeConditions(fact, at) }),
  'keyword and filter': ({ municipality_name }, at) => ({
    list: { ...first, keyword: at % 2 ? municipality_name : jobTypes[1], employment_statuses: [2, 4] },
  }),
  nearest: ({ latitude, longitude }) => ({
    list: { ...first, search_target_lat: latitude, search_target_lng: longitude, job_types: [1] },
  }),
  'each sort': ({ latitude, longitude }, at) => {
    const sort = jobSorts[at % jobSorts.length] ?? 'standard';
    const place = sort === 'distance' ? { search_target_lat: latitude, search_target_lng: longitude } : {};
    return { list: { ...first, sort, page: 1 + (at % 3), ...place } };
  },
};

export const postingKinds = Object.keys(kinds);

/** The address of each query, with its kind; the most usual first. */
export const postingQueries = (sample: readonly Fact[], perKind: number): { kind: string; path: string }[] =>
  Object.entries(kinds).flatMap(([kind, make], group) =>
    Array.from({ length: perKind }, (_, at) => {
      const asked = make(sample[(group * perKind + at) % sample.length] as Fact, at);
      const path =
        'list' in asked
          ? `${listJobs.path}?${queryString({ ...asked.list })}`
          : `${countJobs.path}?${queryString({ ...asked.counts })}`;
      return { kind, path };
    }),
  );
