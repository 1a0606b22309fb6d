import { employmentStatuses, jobTypes, type SalaryUnit } from '@enerabi/shared/constants';
import { compact } from '../../values/notation.ts';
import { type Reading, read, unread } from '../../values/reading.ts';
import { isPlainYesNo, readYesNo } from '../../values/yes-no.ts';
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
  const written = compact(text).replace(/[,円]/g, '');
  const man = /^(\d{1,4}(?:\.\d{1,4})?)万$/.exec(written)?.[1];
  const yen = man ? Math.round(Number(man) * 10_000) : /^\d{1,9}$/.test(written) ? Number(written) : 0;
  return yen > 0 ? read(yen) : unread('not an amount in yen');
}

/** 160, 160時間, 162.5. @param most that the column can hold */
export const readHours =
  (most: number) =>
  (text: string): Reading<number> => {
    const hours = Number(hourDigits.exec(compact(text))?.[1]);
    return hours > 0 && hours <= most ? read(hours) : unread('not a number of hours');
  };

const hourDigits = /^(?:月?平均)?(\d{1,4}(?:\.\d)?)(?:時間|h)?$/i;

/** As above, and none at all: 0, なし. */
export function readOvertime(text: string): Reading<number> {
  const written = compact(text);
  const hours = /^(?:残業)?(?:なし|無し?)$/.test(written) ? 0 : Number(hourDigits.exec(written)?.[1]);
  return hours <= hoursOfMonth ? read(hours) : unread('not a number of hours in a month');
}

/** More than a month has. */
export const hoursOfMonth = 744;

/** 120, 120日. */
export function readDaysOff(text: string): Reading<number> {
  const days = Number(/^(?:年間)?(\d{1,3})日?$/.exec(compact(text))?.[1]);
  return days <= 366 ? read(days) : unread('not a number of days in a year');
}

/** ○ or ×, or the heading itself. @param heading where it ends in なし, あり and なし could mean either */
export const readFlagOf =
  (heading: string) =>
  (text: string): Reading<boolean> => {
    const written = compact(text);
    if (written === heading) return read(true);
    const isUnclear = heading.endsWith('なし') && /^(?:あり|有り?|なし|無し?)$/.test(written);
    const { value } = readYesNo(written);
    if (isUnclear || value === null || !isPlainYesNo(written)) return unread('neither ○ nor ×');
    return read(value);
  };
