import { timeOfDay } from '@enerabi/shared/clock';

export type NumberFormat = 'date' | 'time' | 'date and time' | { digits: string } | 'general';

/** Formats without a code in the file (ECMA-376, part 1, 18.8.30), including those of Japanese Excel. */
const builtIn = (id: number): NumberFormat => {
  if (id === 22) return 'date and time';
  if ((id >= 14 && id <= 17) || (id >= 27 && id <= 31) || id === 34 || id === 35 || id === 36) return 'date';
  if (id >= 50 && id <= 58) return 'date';
  return (id >= 18 && id <= 21) || id === 32 || id === 33 || (id >= 45 && id <= 47) ? 'time' : 'general';
};

/** The meaning of numbers under a format. @param code as in `numFmts`, if the file has one */
export function numberFormat(id: number, code: string | undefined): NumberFormat {
  if (code === undefined) return builtIn(id);
  const first = code.split(';')[0] ?? '';
  const digits = first.replace(/["\\]/g, '');
  if (/^0[0-]+$/.test(digits)) return { digits };
  const letters = first
    .replace(/"[^"]*"|\\.|_./g, '')
    .replace(/\[(?!h+\]|m+\]|s+\])[^\]]*\]/gi, '')
    .toLowerCase();
  const hasDate = /[yegd]/.test(letters.replace(/general/g, ''));
  const hasTime = /[hs]/.test(letters);
  if (hasDate) return hasTime ? 'date and time' : 'date';
  return hasTime ? 'time' : /m/.test(letters) ? 'date' : 'general';
}

const dayMilliseconds = 86_400_000;
/** Day 0 of Excel's calendar, and the offset of the calendar of old Macintosh files. */
const dayZero = Date.UTC(1899, 11, 30);
const laterBy1904 = 1462;

const clock = (days: number): string => timeOfDay(Math.round(days * 1440));

/** Figures at the positions of the zeros: 7000000 under `000-0000`. */
function inPlaces(value: number, places: string): string {
  const count = places.replaceAll('-', '').length;
  const figures = [...String(value).padStart(count, '0')];
  const surplus = figures.splice(0, figures.length - count).join('');
  return surplus + places.replace(/0/g, () => figures.shift() ?? '');
}

/**
 * A number as the sheet shows it: a date as `YYYY-MM-DD`, a time as `HH:MM`, past 24:00 if it is.
 * @param is1904 whether the workbook counts days from 1904
 */
export function numberText(text: string, format: NumberFormat, is1904: boolean): string {
  // Excel shows fifteen figures; the file has seventeen.
  const value = Number(Number(text).toPrecision(15));
  if (text.trim() === '' || !Number.isFinite(value)) return text;
  if (typeof format === 'object')
    return Number.isInteger(value) && value >= 0 ? inPlaces(value, format.digits) : String(value);
  if (format === 'general' || value < 0) return String(value);
  if (format === 'time') return clock(value < 2 ? value : value % 1);
  const day = new Date(dayZero + Math.floor(value + (is1904 ? laterBy1904 : 0)) * dayMilliseconds);
  if (Number.isNaN(day.getTime())) return String(value);
  const date = day.toISOString().slice(0, 10);
  return format === 'date' ? date : `${date} ${clock(value % 1)}`;
}
