import { mailaddressKeyOf } from '../../identity/account/account.queries.ts';
import { keyedHash } from '../../identity/secret/secrets.ts';
import type { Claim } from '../../platform/idempotency/idempotency.queries.ts';
import { keyExpiresAt } from '../../platform/idempotency/idempotency-key.rules.ts';
import type { NewMessage } from './new-message.rules.ts';

/** The same message from the same address within this time is one that was sent twice by mistake. */
const guardMs = 10 * 60_000;

export interface ClaimedMessage {
  message: NewMessage;
  /** '' for none. */
  password: string;
  idempotencyKey: string | undefined;
  /** The account, or the visitor's network: keys of others mean nothing. */
  caller: readonly (string | number)[];
}

/**
 * What makes a call the same as another one: its key, and what it sends from which address. They are always claimed in
 * this order, so that concurrent calls cannot deadlock.
 */
export function claimsOf(
  secret: Buffer,
  { message, password, idempotencyKey, caller }: ClaimedMessage,
  now: Date,
): Claim[] {
  const fingerprint = keyedHash(secret, 'message', JSON.stringify(message), password);
  const sender = mailaddressKeyOf(message.mailaddress);
  const guard: Claim = {
    keyHash: keyedHash(secret, 'same message', sender, fingerprint.toString('hex')),
    fingerprint,
    expiresAt: new Date(now.getTime() + guardMs),
  };
  if (idempotencyKey === undefined) return [guard];
  const keyHash = keyedHash(secret, 'message key', ...caller, idempotencyKey);
  return [{ keyHash, fingerprint, expiresAt: keyExpiresAt(now) }, guard];
}
