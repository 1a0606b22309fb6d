import type { Kysely, Transaction } from 'kysely';
import { sql } from 'kysely';
import type { Schema } from '../db/schema.ts';

/** A call that is done once, as the database knows it: hashes alone. */
export interface Claim {
  /** The hash covers the caller's key, or who sends what; a repeat after it has expired is a new call. */
  keyHash: Buffer;
  /** The hash covers the values that were sent. */
  fingerprint: Buffer;
  expiresAt: Date;
}

export interface FirstCall {
  fingerprint: Buffer;
  /** As its kind of call has stored it. */
  reply: object;
}

/**
 * Claims a key for the call of this transaction. A concurrent call with the same key waits here until this one is
 * committed, and then finds its reply; if it is rolled back, the other one goes on as the first.
 * @returns the first call if there was one
 */
export async function claimKey(
  transaction: Transaction<Schema>,
  claim: Claim,
  now: Date,
): Promise<FirstCall | undefined> {
  for (;;) {
    const { rows } = await sql`
      insert into idempotency_key (key_hash, fingerprint, expires_at)
      values (${claim.keyHash}, ${claim.fingerprint}, ${claim.expiresAt})
      on conflict (key_hash) do update
        set fingerprint = excluded.fingerprint, reply = null, expires_at = excluded.expires_at
        where idempotency_key.expires_at <= ${now}
      returning key_hash
    `.execute(transaction);
    if (rows.length > 0) return undefined;
    const first = await findFirstCall(transaction, claim.keyHash, now);
    // Otherwise its row has just been deleted as expired.
    if (first) return first;
  }
}

/** The committed call of a key that has not expired. */
export async function findFirstCall(
  db: Kysely<Schema>,
  keyHash: Buffer,
  now: Date,
): Promise<FirstCall | undefined> {
  const row = await db
    .selectFrom('idempotency_key')
    .select(['fingerprint', 'reply'])
    .where('key_hash', '=', keyHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row?.reply ? { fingerprint: row.fingerprint, reply: row.reply } : undefined;
}

/** Stores the reply of the call for which this transaction has claimed the key. */
export const storeReply = (
  transaction: Transaction<Schema>,
  { keyHash }: Pick<Claim, 'keyHash'>,
  reply: object,
) =>
  transaction
    .updateTable('idempotency_key')
    .set({ reply: JSON.stringify(reply) })
    .where('key_hash', '=', keyHash)
    .execute();

export const deleteExpiredKeys = (db: Kysely<Schema>, now: Date) =>
  db.deleteFrom('idempotency_key').where('expires_at', '<=', now).execute();
