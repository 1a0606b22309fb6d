import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { keyedHash } from '../secret/secrets.ts';
import { type Counted, countTry } from './attempt.queries.ts';
import { type Limit, retryAfter } from './limit.rules.ts';

/** Makes of whom a limit counts for what the database keeps. */
export type CountedFor = (limit: Limit, ...subject: readonly (string | number)[]) => Counted;

export const countedForBy =
  (secret: Buffer): CountedFor =>
  (limit, ...subject) => ({ limit, subject: keyedHash(secret, limit.action, ...subject) });

export const tooManyAttempts = (until: Date, now: Date): ProblemError =>
  new ProblemError(429, 'too_many_attempts', 'There were too many attempts; wait a while.', {
    headers: { 'retry-after': String(retryAfter(until, now)) },
  });

/**
 * Counts a try for each, or, where one of them refuses it, for none.
 * @throws ProblemError 429 `too_many_attempts` with `Retry-After`
 */
export async function countTries(db: Kysely<Schema>, counted: readonly Counted[], now: Date): Promise<void> {
  if (counted.length === 1 || db.isTransaction) return countEach(db, counted, now);
  await db.transaction().execute((transaction) => countEach(transaction, counted, now));
}

/** Everybody in the same order, so that none waits for one who waits for them. */
async function countEach(db: Kysely<Schema>, counted: readonly Counted[], now: Date): Promise<void> {
  for (const one of counted) {
    const until = await countTry(db, one, now);
    if (until) throw tooManyAttempts(until, now);
  }
}
