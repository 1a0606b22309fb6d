import { dayInJapan } from '@enerabi/shared/clock';

const withTime = /^(\d{4}-\d{2}-\d{2})T[\d:.]+$/;
const instant = /\d{1,2}:\d{2}.*(?:Z|UT|GMT|[+-]\d{2}:?\d{2})$/i;

/**
 * The day in Japan of a date with a time of day, as RFC 822 and ISO 8601 write it; without an offset it is Japan's.
 * @returns anything else as it is
 */
export function dayOf(text: string): string {
  const day = withTime.exec(text)?.[1];
  if (day) return day;
  const milliseconds = instant.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(milliseconds) ? text : dayInJapan(new Date(milliseconds));
}
