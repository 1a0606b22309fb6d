import type { SentCandidateMessage } from '@enerabi/shared/contract';
import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import {
  type Claim,
  claimKey,
  type FirstCall,
  findFirstCall,
  storeReply,
} from '../../platform/idempotency/idempotency.queries.ts';

/**
 * Claims a message's key and what it says, for this transaction.
 * @returns the reply of the first call, which then is the reply of this key, too; undefined if this is the first call
 * @throws ProblemError 422 `idempotency_key_reused` if the key was used for something else
 */
export async function claimMessage(
  transaction: Transaction<Schema>,
  claims: readonly Claim[],
  now: Date,
): Promise<SentCandidateMessage | undefined> {
  const own: Claim[] = [];
  for (const claim of claims) {
    const first = await claimKey(transaction, claim, now);
    if (first) {
      const reply = replyTo(claim, first);
      for (const one of own) await storeReply(transaction, one, reply);
      return reply;
    }
    own.push(claim);
  }
  return undefined;
}

/** The reply of the first call, without claiming anything. @throws ProblemError 422 `idempotency_key_reused` */
export async function findReply(
  db: Kysely<Schema>,
  claims: readonly Claim[],
  now: Date,
): Promise<SentCandidateMessage | undefined> {
  for (const claim of claims) {
    const first = await findFirstCall(db, claim.keyHash, now);
    if (first) return replyTo(claim, first);
  }
  return undefined;
}

function replyTo({ fingerprint }: Claim, first: FirstCall): SentCandidateMessage {
  if (!fingerprint.equals(first.fingerprint))
    throw new ProblemError(
      422,
      'idempotency_key_reused',
      'Something else was sent with this key; make another one for another message.',
    );
  return first.reply;
}
