import { minutesOf } from '@enerabi/shared/clock';
import type { Hours } from '@enerabi/shared/contract';
import { type Reading, read, repaired, unread } from '../reading.ts';
import { onTheNextDay, readTime } from './time-of-day.ts';

const between = /[~〜～]|から|[-‐–—―−－ー](?=\s*\d|\s*[０-９])/;

const isRange = (text: string): boolean => between.test(text.replace(/(?:から|まで|[~〜～])\s*$/, ''));

/** Opening and closing time in one cell: `9：00～25：00`, `7時30分から19時まで`. */
export function readRange(text: string): Reading<Hours> {
  const [from = '', to = '', ...more] = text.replace(/まで\s*$/, '').split(between);
  const open = readTime(from);
  const close = readTime(to);
  if (more.length > 0 || open.value === null || close.value === null)
    return unread('not a time of day; left empty');
  return inOrder(open.value, close.value);
}

const midnight = '00:00';

/** A closing time before the opening one is on the next day, or a slip that only the publisher can correct. */
export function inOrder(open: string, close: string): Reading<Hours> {
  if (minutesOf(close) > minutesOf(open)) return read({ open, close });
  if (close === midnight && open !== midnight)
    return repaired({ open, close: '24:00' }, 'closes at midnight; read as 24:00');
  const nextDay = onTheNextDay(close);
  return nextDay && minutesOf(open) >= 12 * 60
    ? repaired({ open, close: nextDay }, `closes on the next day; read as ${nextDay}`)
    : unread(`closes at ${close}, not after it opens at ${open}; hours left empty`);
}

/**
 * A cell that should hold one time of day, and may hold two.
 * @returns the one time, or both if the publisher wrote a range
 */
export function readTimeOrRange(text: string): Reading<string | Hours> {
  if (isRange(text)) return readRange(text);
  return readTime(text.replace(/(?:から|まで|[~〜～])\s*$/, '').replace(/^\s*[~〜～]/, ''));
}

/** A cell of hours: one time or both, and the words after them, as written. */
export interface WrittenHours {
  hours: string | Hours;
  aside: string | null;
}

const beforeDays = /^(?:平日|月(?:曜日?)?[~〜～・-]金(?:曜日?)?)[はの]?[:：]?\s*/;
const asideStart = /[※＊*（(\n、,;；]|[土日][曜]|延長/;

/**
 * A cell that should hold times and may hold more: `7：30～18：30（18：30～19：00）`, `7:30※1号認定は9:00から`,
 * `平日7:00～19:00、土曜7:00～18:00`.
 * @returns the hours before the further words, which are for the caller to keep
 */
export function readWrittenHours(text: string): Reading<WrittenHours> {
  const plain = text.trim().replace(beforeDays, '');
  const whole = readTimeOrRange(plain);
  const at = plain.search(asideStart);
  if (whole.value !== null) return { ...whole, value: { hours: whole.value, aside: null } };
  if (at <= 0) return { ...whole, value: null };
  const start = readTimeOrRange(plain.slice(0, at).trim());
  if (start.value === null) return unread(whole.problem?.action ?? '');
  const aside = plain
    .slice(at)
    .replace(/^[、,;；\n]\s*/, '')
    .trim();
  return repaired({ hours: start.value, aside }, `the words behind it are kept as the note 「${aside}」`);
}
