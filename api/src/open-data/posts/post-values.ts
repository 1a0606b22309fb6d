import { audiences, prefectures } from '@enerabi/shared/constants';
import { readPlainText } from '../values/plain-text.ts';
import { type Reading, read, unread } from '../values/reading.ts';
import { readDate } from '../values/time/calendar-date.ts';
import { readTime } from '../values/time/time-of-day.ts';

/** The last part of the page's address. */
export const readPathName = (text: string): Reading<string> =>
  /^[a-z0-9][a-z0-9_-]{0,119}$/.test(text)
    ? read(text)
    : unread('not a path name: up to 120 of a-z, 0-9, - and _, beginning with a letter or a digit');

/** @param most characters */
export const readTextOf =
  (most: number) =>
  (text: string): Reading<string> => {
    const { value, problem } = readPlainText(text);
    if (value === null || value.length <= most) return { value, ...(problem && { problem }) };
    return unread(`longer than ${most} characters`);
  };

/**
 * Reads a value of one of the site's enumerations: its id, or its word.
 * @param words by id
 * @param what as in the message
 */
export const readOneOf =
  (words: Readonly<Record<string, string>>, what: string) =>
  (text: string): Reading<string> => {
    const found = Object.entries(words).find(([id, word]) => text === id || text === word);
    return found ? read(found[0]) : unread(`not ${what}: one of ${Object.values(words).join(', ')}`);
  };

/** `applicant`, or its word on the site: 入園希望. */
export const readAudience = readOneOf(audiences, 'an audience');

/** The six digits of an area, or the prefecture's name: 130001, 東京都. */
export const readPrefecture = readOneOf(
  Object.fromEntries(prefectures.map(({ code, name }) => [code, name])),
  'a prefecture',
);

/** A day and a time of day, such as `2026-12-05 10:00` or `2026年12月5日 10時`. @returns `YYYY-MM-DD HH:mm:ss` */
export function readWallClock(text: string): Reading<string> {
  const [, day = '', time = ''] = /^(\S+?)[\sT]+(\S+)$/.exec(text.normalize('NFKC').trim()) ?? [];
  const [date, clock] = [readDate(day).value, readTime(time).value];
  if (!date || !clock || clock >= '24:00') return unread('not a day with a time, such as 2026-12-05 10:00');
  return read(`${date} ${clock}:00`);
}

export function readFamilies(text: string): Reading<number> {
  const digits = /^(\d{1,5})(?:組|家族)?$/.exec(text.normalize('NFKC').trim())?.[1];
  return digits && Number(digits) > 0 ? read(Number(digits)) : unread('not a number of families');
}
