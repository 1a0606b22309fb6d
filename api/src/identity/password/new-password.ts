import { isOwnMailaddress, ownMailaddressReason } from '@enerabi/shared/contract';
import { fieldRefused } from '../auth/field-refused.ts';
import { commonPasswords } from './common-passwords.ts';
import { isCommonPassword, type KnownOfMember } from './password.rules.ts';

/** @throws ProblemError 422 `invalid_request` with `own_mailaddress` or `common_password` on the field */
export async function refuseCommonPassword(
  field: string,
  password: string,
  known: KnownOfMember,
): Promise<void> {
  if (isOwnMailaddress(password, known.mailaddress))
    throw fieldRefused(field, 'own_mailaddress', ownMailaddressReason);
  if (isCommonPassword(password, known, await commonPasswords()))
    throw fieldRefused(field, 'common_password', 'Many people use this password, or it is easy to guess.');
}
