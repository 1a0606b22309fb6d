import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { keyedHash } from '../secret/secrets.ts';
import { type Counted, countTry } from './attempt.queries.ts';
import { type Limit, retryAfter } from './limit.rules.ts';

/** Converts the counted subject to its stored key. */
export type CountedFor = (limit: Limit, ...subject: readonly (string | number)[]) => Counted;

export const countedForBy =
  (secret: Buffer): CountedFor =>
  (limit, ...subject) => ({ limit, subject: keyedHash(secret, limit.action, ...subject) });

export const tooManyAttempts = (until: Date, now: Date, code = 'too_many_attempts'): ProblemError =>
  new ProblemError(429, code, 'There were too many attempts; wait a while.', {
    headers: { 'retry-after': String(retryAfter(until, now)) },
  });

/**
 * Counts a try for each subject, or for none if one of them is at its limit.
 * @throws ProblemError 429 `too_many_attempts` with `Retry-After`
 */
export async function countTries(db: Kysely<Schema>, counted: readonly Counted[], now: Date): Promise<void> {
  if (counted.length === 1 || db.isTransaction) return countEach(db, counted, now);
  await db.transaction().execute((transaction) => countEach(transaction, counted, now));
}

/** Subjects are counted in one order, so that concurrent requests cannot deadlock. */
async function countEach(db: Kysely<Schema>, counted: readonly Counted[], now: Date): Promise<void> {
  for (const one of counted) {
    const until = await countTry(db, one, now);
    if (until) throw tooManyAttempts(until, now);
  }
}
