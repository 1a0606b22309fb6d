/**
 * Converts a postal code to its stored form: full-width digits, any hyphen, spaces and 〒 are accepted.
 * @returns seven digits; undefined if it is not a postal code
 */
export function postalCodeOf(text: string): string | undefined {
  const digits = text.normalize('NFKC').replace(/[\s〒\p{Pd}−ー]/gu, '');
  return /^\d{7}$/.test(digits) ? digits : undefined;
}

/**
 * @param postalCode seven digits
 * @returns `100-0001`
 */
export const postalCodeText = (postalCode: string): string =>
  `${postalCode.slice(0, 3)}-${postalCode.slice(3)}`;
