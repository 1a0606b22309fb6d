import parsePhoneNumber from 'libphonenumber-js/core';
import { phoneInputMaximumLength } from '../constants/limits.ts';
import { japan } from './japan.metadata.ts';

export interface Phone {
  /** E.164: `+81312345678`. */
  number: string;
  /** Its digits as they are dialled in Japan: `0312345678`. */
  nationalDigits: string;
  /** The digits of an extension (内線), where one was given. */
  extension: string | undefined;
  /** Whether the numbering plan of Japan has such a number; parsing alone minds only its length. */
  isValid: boolean;
}

/**
 * Reads a phone number as people write it: full-width digits, brackets, any kind of hyphen, `+81`, and an extension
 * after `内線`, `ext.` or `x`. Limits: specification section 5 (R5.2).
 * @returns undefined for more than 250 characters, a national number of less than 2 or more than 17 digits, a country
 *   other than Japan, or anything that is not a number from end to end
 */
export function parsePhone(text: string): Phone | undefined {
  if (text.length > phoneInputMaximumLength) return undefined;
  const written = text
    .normalize('NFKC')
    .replace(/\(?内線[\s:]*(\d+)\)?/, ' ext. $1')
    .trim();
  const parsed = parsePhoneNumber(written, { defaultCountry: 'JP', extract: false }, japan);
  if (!parsed) return undefined;
  const { number, nationalNumber, ext } = parsed;
  const nationalDigits = nationalNumber.startsWith('0') ? nationalNumber : `0${nationalNumber}`;
  return { number, nationalDigits, extension: ext, isValid: parsed.isValid() };
}

/**
 * A number as it is shown (R5.2). Only its digits count: 060 with 11 digits is grouped 3-4-4 and with 10 digits 2-4-4,
 * anything else as the numbering plan of Japan has it.
 * @returns `090-1234-5678`; '' where there is no such number
 */
export function formatPhone(text: string): string {
  const digits = text.slice(0, phoneInputMaximumLength).normalize('NFKC').replace(/\D/g, '');
  const after060 = /^(060)(\d{4})(\d{4})$/.exec(digits) ?? /^(06)(0\d{3})(\d{4})$/.exec(digits);
  if (after060) return after060.slice(1).join('-');
  const parsed = parsePhoneNumber(digits, { defaultCountry: 'JP', extract: false }, japan);
  const shown = parsed?.isValid() ? parsed.formatNational() : '';
  const called = shown.replaceAll('-', '');
  // A number that the plan allows but has no grouping for comes without a leading 0: nobody could call it.
  const isWhole = [called, `81${called}`, `81${called.slice(1)}`].includes(digits);
  return isWhole && shown.startsWith('0') ? shown : '';
}

/**
 * What a visitor typed, as it should stand in the field.
 * @returns `03-1234-5678`, with an extension `03-1234-5678 内線12`; '' where there is no such number
 */
export function tidyPhone(text: string): string {
  const phone = parsePhone(text);
  const number = formatPhone(phone ? phone.nationalDigits : text);
  return number && phone?.extension ? `${number} 内線${phone.extension}` : number;
}
