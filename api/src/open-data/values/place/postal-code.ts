import { compact } from '../notation.ts';
import { type Reading, read, repaired, unread } from '../reading.ts';

/** A postal code as seven digits; 〒 and a hyphen are accepted, six digits lost their leading 0 (北海道, 青森, 秋田, 岩手). */
export function readPostalCode(text: string): Reading<string> {
  const digits = compact(text)
    .replace(/^〒/, '')
    .replace(/[-‐−–ー]/g, '');
  if (/^\d{7}$/.test(digits)) return read(digits);
  return /^\d{6}$/.test(digits)
    ? repaired(`0${digits}`, `leading 0 put back: 0${digits}`)
    : unread('not a postal code of 7 digits; left empty');
}
