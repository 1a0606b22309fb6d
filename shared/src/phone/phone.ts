import parsePhoneNumber from 'libphonenumber-js/min';
import {
  phoneExtensionMaximumLength,
  phoneInputMaximumLength,
  phoneNationalNumberMaximumLength,
  phoneNationalNumberMinimumLength,
} from '../constants/phone.ts';

export interface Phone {
  /** E.164: `+81312345678`. */
  number: string;
  /** Digits as dialled in its country, in Japan with the leading 0: `0312345678`. */
  nationalDigits: string;
  /** Calling code of its country: `81` is Japan. */
  callingCode: string;
  /** The digits of the extension (内線), if there is one. */
  extension: string | undefined;
  /** Whether the number exists in its country's numbering plan; parsing itself checks only the length. */
  isValid: boolean;
}

const japan = '81';
const parse = (text: string) => parsePhoneNumber(text, { defaultCountry: 'JP', extract: false });
const extensionInJapanese = new RegExp(`\\(?内線[\\s:]*(\\d{1,${phoneExtensionMaximumLength}})\\)?$`);

/**
 * Parses a phone number as people write it: full-width digits, brackets, any hyphen, `+81` or the calling code of any
 * known country, and an extension after `内線`, `ext.` or `x`. Without a calling code it is Japanese. Limits:
 * specification section 5 (R5.2).
 * @returns undefined for more than 250 characters, a national number of fewer than 2 or more than 17 digits, an
 *   extension of more than 20, an unknown calling code, or any other text
 */
export function parsePhone(text: string): Phone | undefined {
  if (text.length > phoneInputMaximumLength) return undefined;
  const written = text.normalize('NFKC').trim().replace(extensionInJapanese, ' ext. $1');
  const parsed = parse(written);
  if (!parsed) return undefined;
  const { number, nationalNumber, countryCallingCode: callingCode, ext: extension } = parsed;
  const { length } = nationalNumber;
  if (length < phoneNationalNumberMinimumLength || length > phoneNationalNumberMaximumLength)
    return undefined;
  if (extension && extension.length > phoneExtensionMaximumLength) return undefined;
  const nationalDigits =
    callingCode === japan && !nationalNumber.startsWith('0') ? `0${nationalNumber}` : nationalNumber;
  return { number, nationalDigits, callingCode, extension, isValid: parsed.isValid() };
}

/**
 * Formats a number for display (R5.2). Only its digits count: 060 with 11 digits is grouped 3-4-4, with 10 digits
 * 2-4-4, and all others by Japan's numbering plan.
 * @returns `090-1234-5678`; '' if there is no such number
 */
export function formatPhone(text: string): string {
  const digits = text.slice(0, phoneInputMaximumLength).normalize('NFKC').replace(/\D/g, '');
  const after060 = /^(060)(\d{4})(\d{4})$/.exec(digits) ?? /^(06)(0\d{3})(\d{4})$/.exec(digits);
  if (after060) return after060.slice(1).join('-');
  const parsed = parse(digits);
  const shown = parsed?.isValid() ? parsed.formatNational() : '';
  const called = shown.replaceAll('-', '');
  // The library formats a valid number without a known grouping without its leading 0, so it could not be dialled.
  const isWhole = [called, `81${called}`, `81${called.slice(1)}`].includes(digits);
  return isWhole && shown.startsWith('0') ? shown : '';
}

/** The number with its calling code: `+1 212 555 1234`; '' if it does not exist in its country. */
const formatAbroad = ({ number, isValid }: Phone): string =>
  isValid ? (parse(number)?.formatInternational() ?? '') : '';

/**
 * Formats a typed number for the field.
 * @returns `03-1234-5678`, with an extension `03-1234-5678 内線12`, for another country `+1 212 555 1234`; '' if there is
 *   no such number
 */
export function tidyPhone(text: string): string {
  const phone = parsePhone(text);
  const isAbroad = phone !== undefined && phone.callingCode !== japan;
  const number = isAbroad ? formatAbroad(phone) : formatPhone(phone ? phone.nationalDigits : text);
  return number && phone?.extension ? `${number} 内線${phone.extension}` : number;
}
