import { employmentStatuses, jobTypes, type SalaryUnit } from '@enerabi/shared/constants';
import { type Reading, read, unread } from '../../values/reading.ts';
import { readOneOf } from '../post-values.ts';

/** 1 or 保育士. */
export const readJobType = readOneOf(jobTypes, 'a job type');
/** 2 or 正社員. */
export const readEmploymentStatus = readOneOf(employmentStatuses, 'an employment status');

const salaryUnitNames: Readonly<Record<SalaryUnit, string>> = {
  hour: '時給',
  day: '日給',
  month: '月給',
  year: '年俸',
};

/** `month` or 月給. */
export const readSalaryUnit = readOneOf(salaryUnitNames, 'a period of a salary');

/** 230000, 230,000円, 23万円. */
export function readYen(text: string): Reading<number> {
  const written = text.normalize('NFKC').replace(/[\s,円]/g, '');
  const man = /^(\d{1,4}(?:\.\d{1,4})?)万$/.exec(written)?.[1];
  const yen = man ? Math.round(Number(man) * 10_000) : /^\d{1,9}$/.test(written) ? Number(written) : 0;
  return yen > 0 ? read(yen) : unread('not an amount in yen');
}

/** 160, 160時間, 162.5. */
export function readHours(text: string): Reading<number> {
  const hours = /^(\d{1,4}(?:\.\d)?)(?:時間|h)?$/i.exec(text.normalize('NFKC').replace(/\s/g, ''))?.[1];
  return Number(hours) > 0 ? read(Number(hours)) : unread('not a number of hours');
}
