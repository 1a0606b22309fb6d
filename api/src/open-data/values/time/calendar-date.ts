import { compact } from '../notation.ts';
import { doubtful, type Reading, read, repaired, unread } from '../reading.ts';

const eras = [
  { names: ['R', '令和', '令'], first: 2019, from: '2019-05-01', to: '9999-12-31' },
  { names: ['H', '平成', '平'], first: 1989, from: '1989-01-08', to: '2019-04-30' },
  { names: ['S', '昭和', '昭'], first: 1926, from: '1926-12-25', to: '1989-01-07' },
  { names: ['T', '大正', '大'], first: 1912, from: '1912-07-30', to: '1926-12-24' },
  { names: ['M', '明治', '明'], first: 1868, from: '1868-01-25', to: '1912-07-29' },
];
const era = eras.flatMap(({ names }) => names).join('|');
const eraDate = new RegExp(`^(${era})(元|\\d{1,2})[年./-](\\d{1,2})[月./-](\\d{1,2})日?$`, 'i');
const commonDate = /^(\d{4})[年./-](\d{1,2})[月./-](\d{1,2})日?$/;
const compactDate = /^(\d{4})(\d{2})(\d{2})$/;
/** Removed only after a space, a T or 日: `2026/4/1 00:00` without its space would be the 10th. */
const midnight = /(?:[\sT]+|(?<=日))0?0:00(?::00)?\s*$/;

/** `YYYY-MM-DD`, or null if there is no such day. */
function isoDate(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  return year >= 1868 && year <= 2100 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
    ? date.toISOString().slice(0, 10)
    : null;
}

/** Excel counts days from 1899-12-30; only numbers of 1927 to 2073 are taken for a date. */
const fromExcelSerial = (serial: number): string | null =>
  serial >= 10_000 && serial <= 63_500
    ? new Date(Date.UTC(1899, 11, 30) + Math.floor(serial) * 86_400_000).toISOString().slice(0, 10)
    : null;

function fromEra(name: string, year: string, month: string, day: string): Reading<string> {
  const reign = eras.find(({ names }) => names.includes(name.toUpperCase()));
  if (!reign) return unread('not a date; left empty');
  const date = isoDate(reign.first + (year === '元' ? 1 : Number(year)) - 1, Number(month), Number(day));
  if (!date) return unread('the calendar has no such day; left empty');
  return date < reign.from || date > reign.to
    ? doubtful(date, `outside that era; taken as ${date}`)
    : read(date);
}

/**
 * A calendar date: 2026-04-01, 2026/4/1, 20260401, 2026年4月1日, S47.4.1, 平成元年4月1日, or an Excel serial.
 * @returns `YYYY-MM-DD`, Asia/Tokyo
 */
export function readDate(text: string): Reading<string> {
  const written = compact(text.normalize('NFKC').replace(midnight, '')).replace(
    /\([月火水木金土日](?:曜日?)?\)$/,
    '',
  );
  const inEra = eraDate.exec(written);
  if (inEra) return fromEra(inEra[1] ?? '', inEra[2] ?? '', inEra[3] ?? '', inEra[4] ?? '');
  const common = commonDate.exec(written) ?? compactDate.exec(written);
  if (common) {
    const date = isoDate(Number(common[1]), Number(common[2]), Number(common[3]));
    return date ? read(date) : unread('the calendar has no such day; left empty');
  }
  const serial = /^\d{5}(?:\.\d+)?$/.test(written) ? fromExcelSerial(Number(written)) : null;
  return serial ? repaired(serial, `Excel serial date read as ${serial}`) : unread('not a date; left empty');
}
