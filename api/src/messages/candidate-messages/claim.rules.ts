import { mailaddressKeyOf } from '../../identity/account/account.queries.ts';
import { keyedHash } from '../../identity/secret/secrets.ts';
import { claimsOf } from '../../platform/idempotency/claims.rules.ts';
import type { Claim } from '../../platform/idempotency/idempotency.queries.ts';
import type { NewMessage } from './new-message.rules.ts';

export interface ClaimedMessage {
  message: NewMessage;
  /** '' for none. */
  password: string;
  idempotencyKey: string | undefined;
  /** The account, or the visitor's network: keys of others mean nothing. */
  caller: readonly (string | number)[];
}

/** Two messages are the same by their key, or by text and mail address. */
export function claimsOfMessage(
  secret: Buffer,
  { message, password, idempotencyKey, caller }: ClaimedMessage,
  now: Date,
): Claim[] {
  const fingerprint = keyedHash(secret, 'message', JSON.stringify(message), password);
  const sender = mailaddressKeyOf(message.mailaddress);
  const guard = keyedHash(secret, 'same message', sender, fingerprint.toString('hex'));
  const key =
    idempotencyKey === undefined ? undefined : keyedHash(secret, 'message key', ...caller, idempotencyKey);
  return claimsOf({ fingerprint, key, guard }, now);
}
