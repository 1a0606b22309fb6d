import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '../db/schema.ts';
import { ProblemError } from '../http/problem-error.ts';
import { type Claim, claimKey, type FirstCall, findFirstCall, storeReply } from './idempotency.queries.ts';

/**
 * Claims what makes a call the same as another one, for this transaction.
 * @param claims of one kind of call, whose replies are of one type; always in the same order, so that concurrent calls
 *   cannot deadlock
 * @returns the reply of the first call, which then is the reply of each claim, too; undefined if this is the first call
 * @throws ProblemError 422 `idempotency_key_reused` if the key was used for something else
 */
export async function claimCall<Reply extends object>(
  transaction: Transaction<Schema>,
  claims: readonly Claim[],
  now: Date,
): Promise<Reply | undefined> {
  const own: Claim[] = [];
  for (const claim of claims) {
    const first = await claimKey(transaction, claim, now);
    if (first) {
      const reply = replyTo<Reply>(claim, first);
      for (const one of own) await storeReply(transaction, one, reply);
      return reply;
    }
    own.push(claim);
  }
  return undefined;
}

/** The reply of the first call, without claiming anything. @throws ProblemError 422 `idempotency_key_reused` */
export async function findReply<Reply extends object>(
  db: Kysely<Schema>,
  claims: readonly Claim[],
  now: Date,
): Promise<Reply | undefined> {
  for (const claim of claims) {
    const first = await findFirstCall(db, claim.keyHash, now);
    if (first) return replyTo<Reply>(claim, first);
  }
  return undefined;
}

/** A reply is of the claim's kind of call, since the hashes of other kinds are others. */
function replyTo<Reply extends object>({ fingerprint }: Claim, first: FirstCall): Reply {
  if (!fingerprint.equals(first.fingerprint))
    throw new ProblemError(
      422,
      'idempotency_key_reused',
      'Something else was sent with this key; make another one for another call.',
    );
  return first.reply as Reply;
}
