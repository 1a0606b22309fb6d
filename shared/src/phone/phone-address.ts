import { canBeDialled } from './dialling.ts';

/**
 * Makes the address that a phone dials.
 * @param phone as a facility publishes it: a number, perhaps with an extension, or other text
 * @returns a `tel:` address (RFC 3966) of the number without its extension; undefined if it has no number that can be
 *   dialled from anywhere in Japan, for example without an area code
 */
export function phoneAddress(phone: string): string | undefined {
  const [number = ''] = phone.normalize('NFKC').split(/内線|ext|x|#/i);
  // +81 (0)3…: the 0 is not dialled from abroad.
  const digits = number.replace(/[^\d+]/g, '').replace(/^\+810/, '+81');
  return canBeDialled(digits.replace(/^\+81/, '0')) ? `tel:${digits}` : undefined;
}
