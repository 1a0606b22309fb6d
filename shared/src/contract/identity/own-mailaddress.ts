import { passwordMinLength } from '../../constants/index.ts';

/** The same sentence for the form's field and the API's reply. */
export const ownMailaddressReason =
  'メールアドレスと同じパスワードは、ほかの人に推測されやすいため使えません。別のパスワードを入力してください。';

/** Full-width letters, capitals and blanks do not make a password harder to guess. */
const folded = (text: string): string => text.normalize('NFKC').toLowerCase().trim();

/**
 * Whether a password is the member's mail address, or its part before the @ if that is long enough to be a password.
 */
export function isOwnMailaddress(password: string, mailaddress: string): boolean {
  const [typed, own] = [folded(password), folded(mailaddress)];
  const localPart = own.slice(0, Math.max(0, own.lastIndexOf('@')));
  return own !== '' && (typed === own || (localPart.length >= passwordMinLength && typed === localPart));
}
