import { forEachJobFlag, type JobTypeId, jobFlags, jobTypes } from '@enerabi/shared/constants';
import { countText } from '@enerabi/shared/ui';
import { copy as placeCopy } from '../../search/conditions/place-names.copy.ts';
import type { JobCriteria } from './job-criteria.ts';

const overtime = (hours: number): string => (hours === 0 ? '残業なし' : `残業 月${hours}時間以内`);

export const copy = {
  monthlySalary: (yen: number) => `月給${manYen(yen)}以上`,
  hourlySalary: (yen: number) => `時給${countText(yen)}円以上`,
  daysOff: (days: number) => `年間休日${days}日以上`,
  overtime,
  flags: forEachJobFlag((flag) => jobFlags[flag].label),
  /** Names of the address's fields, for a message about an invalid value. */
  fields: {
    ...placeCopy.fields,
    ...forEachJobFlag((flag) => jobFlags[flag].label),
    job_type: '職種',
    employment_status: '雇用形態',
    monthly_salary_from: '月給',
    hourly_salary_from: '時給',
    annual_days_off_from: '年間休日',
    overtime_hours_to: '残業',
  } satisfies Record<keyof JobCriteria, string>,
} as const;

/** Without the other types beside it, その他 alone would say nothing. */
export const jobTypeName = (id: JobTypeId): string => (id === 99 ? 'その他の職種' : jobTypes[id]);

/** 「20万円」, and 「205,000円」 where that is no number of 万. */
export const manYen = (yen: number): string =>
  yen % 10_000 === 0 ? `${countText(yen / 10_000)}万円` : `${countText(yen)}円`;
