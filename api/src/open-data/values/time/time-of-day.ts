import { minutesOf, timeOfDay } from '@enerabi/shared/clock';
import { compact } from '../notation.ts';
import { type Reading, read, repaired, unread } from '../reading.ts';

const clock = /^(午前|午後|AM|PM)?(\d{1,2})(?::([0-5]\d)(?::[0-5]\d)?|時(?:([0-5]?\d)分|(半))?)(AM|PM)?$/i;
const excelFraction = /^(?:0|1)?\.\d+(?:E-\d+)?$/i;
const latest = 29 * 60 + 59;
const nextDay = /^翌(?:日|朝|未明)?の?/;

/** `HH:MM` a day later: 02:00 becomes 26:00; null past 29:59, the latest time of the contract. */
export const onTheNextDay = (time: string): string | null =>
  minutesOf(time) + 1440 <= latest ? timeOfDay(minutesOf(time) + 1440) : null;

/**
 * A time of day: 7:00, 07:00, 07:00:00, 7時30分, 午後6時半, 0730, 翌3:00, or an Excel fraction of a day.
 * @returns `HH:MM`, Asia/Tokyo, up to 29:59
 */
export function readTime(text: string): Reading<string> {
  const written = compact(text);
  if (!nextDay.test(written)) return readClock(written);
  const { value } = readClock(written.replace(nextDay, ''));
  const time = value && onTheNextDay(value);
  return time ? read(time) : unread(value ? 'past 29:59; left empty' : 'not a time of day; left empty');
}

function readClock(text: string): Reading<string> {
  const plain = text.replace(/[;：]/g, ':').replace(/^(\d{1,2})(\d{2})$/, '$1:$2');
  const match = clock.exec(plain);
  if (!match) {
    const minutes = excelFraction.test(plain) ? Math.round(Number(plain) * 1440) : Number.NaN;
    return minutes <= latest
      ? repaired(timeOfDay(minutes), `Excel time read as ${timeOfDay(minutes)}`)
      : unread('not a time of day; left empty');
  }
  const [, before, hour, minute, spelled, half, after] = match;
  const isAfternoon = /午後|PM/i.test(before ?? after ?? '') && Number(hour) < 12;
  const minutes = (Number(hour) + (isAfternoon ? 12 : 0)) * 60 + Number(minute ?? spelled ?? (half ? 30 : 0));
  return minutes <= latest ? read(timeOfDay(minutes)) : unread('past 29:59; left empty');
}
