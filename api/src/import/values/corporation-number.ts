import { compact } from './notation.ts';
import { doubtful, type Reading, read, unread } from './reading.ts';

/** The check digit is the first one (法人番号の指定等に関する省令 第2条). */
function checkDigit(twelve: string): number {
  const sum = [...twelve]
    .reverse()
    .reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 2), 0);
  return 9 - (sum % 9);
}

/** A corporation number (法人番号): 13 digits. */
export function readCorporationNumber(text: string): Reading<string> {
  const number = compact(text).replaceAll('-', '').replace(/^T/i, '');
  if (!/^\d{13}$/.test(number)) return unread('not a corporation number of 13 digits; left empty');
  return checkDigit(number.slice(1)) === Number(number[0])
    ? read(number)
    : doubtful(number, 'its check digit is wrong; kept as written');
}
