import { employmentStatuses, jobTypes, type SalaryUnit } from '@enerabi/shared/constants';
import { type Reading, read, unread } from '../../values/reading.ts';
import { readTime } from '../../values/time/time-of-day.ts';
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

const yes = /^(?:○|〇|◯|有|あり|はい|可|1|true)$/i;
const no = /^(?:×|無|なし|いいえ|不可|0|false)$/i;

/** ○ or あり; an empty cell and × say that it is not stated. */
export function readStated(text: string): Reading<boolean> {
  const written = text.normalize('NFKC').trim();
  if (yes.test(written)) return read(true);
  return no.test(written) ? read(false) : unread('neither ○ nor ×');
}

/** 120, 120日. */
export function readDaysOff(text: string): Reading<number> {
  const days = Number(/^(\d{1,3})日?$/.exec(text.normalize('NFKC').replace(/\s/g, ''))?.[1] ?? Number.NaN);
  return days <= 366 ? read(days) : unread('not a number of days a year');
}

/** Hours of overtime a month, on average; 0 is possible: 0, 5時間, 4.5. */
export function readOvertime(text: string): Reading<number> {
  const hours = /^(\d{1,3}(?:\.\d)?)(?:時間|h)?$/i.exec(text.normalize('NFKC').replace(/\s/g, ''))?.[1];
  return hours === undefined ? unread('not a number of hours a month') : read(Number(hours));
}

/** `08:30 出勤／09:30 朝の会`. @returns the same with times as HH:MM */
export function readSchedule(text: string): Reading<string> {
  const parts = text.split(/[／/\n]/).map((part) => part.trim());
  const written = parts.filter((part) => part !== '').map(readSchedulePart);
  return written.every((part) => part !== undefined)
    ? read(written.join('／'))
    : unread('not times with what is done: 08:30 出勤／09:30 朝の会');
}

function readSchedulePart(part: string): string | undefined {
  const [, time = '', text = ''] = /^(\S+?)\s+(.+)$/.exec(part) ?? [];
  const { value } = readTime(time);
  return value && text ? `${value} ${text}` : undefined;
}

/** The parts of a text that `readSchedule` returned. */
export const scheduleOf = (text: string): { time: string; text: string }[] =>
  text.split('／').map((part) => ({ time: part.slice(0, 5), text: part.slice(6) }));

/** 160, 160時間, 162.5. */
export function readHours(text: string): Reading<number> {
  const hours = /^(\d{1,4}(?:\.\d)?)(?:時間|h)?$/i.exec(text.normalize('NFKC').replace(/\s/g, ''))?.[1];
  return Number(hours) > 0 ? read(Number(hours)) : unread('not a number of hours');
}
