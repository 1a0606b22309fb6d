import { corporationNumberOf } from '@enerabi/shared/japanese';
import { compact } from './notation.ts';
import { doubtful, type Reading, read, unread } from './reading.ts';

/** A corporation number (法人番号): 13 digits. */
export function readCorporationNumber(text: string): Reading<string> {
  const number = compact(text).replaceAll('-', '').replace(/^T/i, '');
  if (!/^\d{13}$/.test(number)) return unread('not a corporation number of 13 digits; left empty');
  return corporationNumberOf(number.slice(1)) === number
    ? read(number)
    : doubtful(number, 'its check digit is wrong; kept as written');
}
