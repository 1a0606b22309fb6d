import { jobFlagNames } from '@enerabi/shared/constants';
import type { JobConditions } from '@enerabi/shared/contract';
import {
  areaFacts,
  type Condition,
  type ConditionParts,
  type Fact,
  factCondition,
  flagConditions,
  municipalityConditions,
} from '../index/conditions.ts';
import { type JobTable, jobFlagBit, unstated } from './job-table.ts';

/** Conditions on a document's columns; keywords and stations are handled elsewhere. @param today days since 1970 */
export const jobConditions = (
  query: JobConditions,
  today: number,
  parts: ConditionParts<JobTable>,
): Condition[] => [
  ...municipalityConditions(query.municipalities ?? [], parts),
  ...[...shownFacts(today, parts.table), ...factsOf(query, parts.table)].map((fact) =>
    factCondition(fact, parts),
  ),
  ...flagConditions(flagMask(query), parts.table.flags, parts),
];

/** Posted, and not past its last day. */
const shownFacts = (today: number, { postedOn, validThrough }: JobTable): Fact[] => [
  { facet: 'others', name: `posted_on ${today}`, column: postedOn, holds: (day) => day <= today },
  { facet: 'others', name: `valid_through ${today}`, column: validThrough, holds: (day) => day >= today },
];

const factsOf = (query: JobConditions, table: JobTable): Fact[] => [
  ...areaFacts(query.areas ?? [], table),
  ...oneOf('job_types', query.job_types, table.jobType),
  ...oneOf('employment_statuses', query.employment_statuses, table.employmentStatus),
  ...atLeast('monthly_salaries', query.monthly_salary_from, table.monthlySalary),
  ...atLeast('hourly_salaries', query.hourly_salary_from, table.hourlySalary),
  ...atLeast('annual_days_off', query.annual_days_off_from, table.annualDaysOff),
  ...atMost('overtime_hours', query.overtime_hours_to, table.overtime, 10),
];

function oneOf(facet: string, wanted: readonly number[] = [], column: Fact['column']): Fact[] {
  if (wanted.length === 0) return [];
  const values = new Set(wanted);
  const name = `${facet} ${[...values].sort().join()}`;
  return [{ facet, name, column, holds: (value) => values.has(value) }];
}

function atLeast(facet: string, least: number | undefined, column: Fact['column']): Fact[] {
  if (least === undefined) return [];
  // No salary and no number of hours is as high as the mark of what is not stated in the narrow columns.
  const isNarrow = column.values.BYTES_PER_ELEMENT === 2;
  const holds = (value: number): boolean => value >= least && !(isNarrow && value === unstated);
  return [{ facet, name: `${facet} ${least}`, column, holds }];
}

function atMost(facet: string, most: number | undefined, column: Fact['column'], unit: number): Fact[] {
  if (most === undefined) return [];
  const holds = (value: number): boolean => value <= most * unit;
  return [{ facet, name: `${facet} ${most}`, column, holds }];
}

const flagMask = (query: JobConditions): number =>
  jobFlagNames.reduce((mask, flag) => (query[flag] ? mask | jobFlagBit(flag) : mask), 0);
