/**
 * What a phone is told to dial.
 * @param phone as a facility publishes it: a number, perhaps with an extension, or words
 * @returns a `tel:` address (RFC 3966) of the number without its extension; undefined where there is no number that
 *   can be dialled from anywhere in Japan, as without an area code
 */
export function phoneAddress(phone: string): string | undefined {
  const [number = ''] = phone.normalize('NFKC').split(/内線|ext|x|#/i);
  const digits = number.replace(/[^\d+]/g, '');
  return /^(0\d{9,10}|\+81\d{9,10})$/.test(digits) ? `tel:${digits}` : undefined;
}
