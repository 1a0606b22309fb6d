import {
  annualDaysOff,
  employmentStatusIds,
  forEachJobFlag,
  hourlySalaries,
  jobTypeIds,
  monthlyOvertimeHours,
  monthlySalaries,
} from '@enerabi/shared/constants';
import type { JobCounts } from '@enerabi/shared/contract';
import { areaCounts, factCounts, histogram, municipalityCounts } from '../index/facets.ts';
import type { IndexParts, Matches } from '../index/search-matches.ts';
import type { JobQuery } from './job-query.ts';
import { type JobTable, jobFlagBit, unstated } from './job-table.ts';

/** For each value of each condition, how many postings it would find with the other conditions unchanged. */
export function jobCountsOf(
  { table, arena }: IndexParts<JobTable>,
  { areas = [], municipalities = [] }: JobQuery,
  matches: Matches,
): JobCounts {
  const found = matches.all().docIds(arena);
  const without = (facet: string): Uint32Array =>
    matches.has(facet) ? matches.all(facet).docIds(arena) : found;
  const flags = factCounts(found, table.flags.values);
  const statuses = histogram(without('employment_statuses'), table.employmentStatus.values, 256);
  const types = histogram(without('job_types'), table.jobType.values, 256);
  return {
    total: found.length,
    areas: areaCounts(without('area'), table).map(asJobs),
    municipalities: municipalityCounts(
      without('municipalities'),
      { area: areas.length === 1 ? areas[0] : undefined, chosen: municipalities },
      table,
    ).map(asJobs),
    employment_statuses: employmentStatusIds
      .map((employment_status) => ({ employment_status, jobs: statuses[employment_status] ?? 0 }))
      .filter(hasJobs),
    job_types: jobTypeIds.map((job_type) => ({ job_type, jobs: types[job_type] ?? 0 })).filter(hasJobs),
    monthly_salaries: reaching(without('monthly_salaries'), table.monthlySalary.values, monthlySalaries),
    hourly_salaries: reaching(without('hourly_salaries'), table.hourlySalary.values, hourlySalaries),
    annual_days_off: reaching(without('annual_days_off'), statedDaysOff(table), annualDaysOff),
    overtime_hours: atMost(without('overtime_hours'), table.overtime.values),
    ...forEachJobFlag((flag) => flags(jobFlagBit(flag))),
  };
}

const asJobs = <C extends { count: number }>({ count, ...counted }: C) => ({ ...counted, jobs: count });

const hasJobs = ({ jobs }: { jobs: number }): boolean => jobs > 0;

/** A posting that does not state its days off reaches no step. */
function statedDaysOff({ annualDaysOff: column }: JobTable): (docId: number) => number {
  return (docId) => (column.at(docId) === unstated ? 0 : column.at(docId));
}

/** How many reach each step. @param steps rising */
function reaching(
  found: Uint32Array,
  values: ArrayLike<number> | ((docId: number) => number),
  steps: readonly number[],
): { from: number; jobs: number }[] {
  const of = typeof values === 'function' ? values : (docId: number) => values[docId] as number;
  const counts = new Uint32Array(steps.length + 1);
  for (const docId of found) {
    const value = of(docId);
    let step = 0;
    while (step < steps.length && value >= (steps[step] as number)) step += 1;
    counts[step] = (counts[step] as number) + 1;
  }
  return steps
    .map((from, at) => ({ from, jobs: counts.subarray(at + 1).reduce((sum, count) => sum + count, 0) }))
    .filter(hasJobs);
}

function atMost(found: Uint32Array, tenths: ArrayLike<number>): JobCounts['overtime_hours'] {
  const counts = new Uint32Array(monthlyOvertimeHours.length);
  for (const docId of found) {
    const first = monthlyOvertimeHours.findIndex((hours) => (tenths[docId] as number) <= hours * 10);
    if (first >= 0) counts[first] = (counts[first] as number) + 1;
  }
  return monthlyOvertimeHours
    .map((to, at) => ({ to, jobs: counts.subarray(0, at + 1).reduce((sum, count) => sum + count, 0) }))
    .filter(hasJobs);
}
