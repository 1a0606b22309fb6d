import { employmentStatuses, jobTypes, type SalaryUnit } from '@enerabi/shared/constants';
import { type Reading, read, unread } from '../../values/reading.ts';

/** A number of the site's enumeration, or its word. */
const oneOf =
  (words: Readonly<Record<number, string>>, what: string) =>
  (text: string): Reading<number> => {
    const found = Object.entries(words).find(([id, word]) => text === id || text === word);
    return found ? read(Number(found[0])) : unread(`not ${what}: one of ${Object.values(words).join(', ')}`);
  };

/** 1 or 保育士. */
export const readJobType = oneOf(jobTypes, 'a job type');
/** 2 or 正社員. */
export const readEmploymentStatus = oneOf(employmentStatuses, 'an employment status');

const units: Readonly<Record<string, SalaryUnit>> = {
  時給: 'hour',
  日給: 'day',
  月給: 'month',
  年俸: 'year',
};

/** `month` or 月給. */
export function readSalaryUnit(text: string): Reading<string> {
  const found = Object.entries(units).find((names) => names.includes(text));
  return found ? read(found[1]) : unread(`not a period: one of ${Object.keys(units).join(', ')}`);
}

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
