import type { NewSupportMessage } from '@enerabi/shared/contract';
import { keyedHash } from '../../identity/secret/secrets.ts';
import { claimsOf } from '../../platform/idempotency/claims.rules.ts';
import type { Claim } from '../../platform/idempotency/idempotency.queries.ts';

export interface ClaimedSupportMessage {
  message: NewSupportMessage;
  /** The client owns the key: keys of others mean nothing. */
  network: string;
  idempotencyKey: string | undefined;
}

/**
 * Two support messages are the same by their key, or by text and network. How the form was
 * filled in makes no difference.
 */
export function claimsOfSupportMessage(
  secret: Buffer,
  { message: { form_facts: _, ...said }, network, idempotencyKey }: ClaimedSupportMessage,
  now: Date,
): Claim[] {
  const fingerprint = keyedHash(secret, 'support message', JSON.stringify(said));
  const guard = keyedHash(secret, 'same support message', network, fingerprint.toString('hex'));
  const key =
    idempotencyKey === undefined
      ? undefined
      : keyedHash(secret, 'support message key', network, idempotencyKey);
  return claimsOf({ fingerprint, key, guard }, now);
}
