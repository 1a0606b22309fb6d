import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import type { Limit } from './limit.rules.ts';

/** The subject of an attempt count; it is hashed, so that the table contains no names. */
export interface Counted {
  limit: Limit;
  subject: Buffer;
}

/**
 * Counts a try, unless the limit is reached: then nothing changes.
 * @returns the end of the wait, or undefined if the try was counted
 */
export async function countTry(
  db: Kysely<Schema>,
  { limit, subject }: Counted,
  now: Date,
): Promise<Date | undefined> {
  const { action, free, seconds, retentionSeconds } = limit;
  const waits = sql`${seconds}::integer[]`;
  const isOver = sql<boolean>`attempt.window_ends_at <= ${now}`;
  const count = sql<number>`case
    when attempt.window_ends_at + ${retentionSeconds} * interval '1 second' <= ${now} then 1
    else attempt.attempts + 1 end`;
  const waitOf = (attempts: typeof count) => sql<number>`(${waits})[least(${attempts}, ${seconds.length})]`;
  const endAfter = (attempts: typeof count) => sql<Date>`${now}::timestamptz
    + ${waitOf(attempts)} * interval '1 second'`;
  // An earlier attempt may be counted later; the time that it adds to the wait counts all the same.
  const addsToWait = sql<boolean>`${waitOf(count)} > ${waitOf(sql`attempt.attempts`)}`;
  const { rows } = await sql`
    insert into attempt (action, subject, attempts, window_ends_at)
    values (${action}, ${subject}, 1, ${endAfter(sql`1`)})
    on conflict (action, subject) do update set
      attempts = ${count},
      window_ends_at = case
        when ${isOver} then ${endAfter(count)}
        when ${addsToWait} then greatest(attempt.window_ends_at, ${endAfter(count)})
        else attempt.window_ends_at end
    where ${isOver} or attempt.attempts < ${free}
    returning attempts
  `.execute(db);
  return rows.length > 0 ? undefined : await refusedUntil(db, { limit, subject }, now);
}

/** Another server may have removed the row meanwhile: then another try is free at once. */
const refusedUntil = async (db: Kysely<Schema>, counted: Counted, now: Date): Promise<Date> =>
  (await findCount(db, counted))?.window_ends_at ?? now;

const findCount = (db: Kysely<Schema>, { limit, subject }: Counted) =>
  db
    .selectFrom('attempt')
    .select(['attempts', 'window_ends_at'])
    .where('action', '=', limit.action)
    .where('subject', '=', subject)
    .executeTakeFirst();

/** @returns the end of the wait, or undefined if a try is free */
export async function isRefusedUntil(
  db: Kysely<Schema>,
  counted: Counted,
  now: Date,
): Promise<Date | undefined> {
  const found = await findCount(db, counted);
  const isFull = found && found.attempts >= counted.limit.free && found.window_ends_at > now;
  return isFull ? found.window_ends_at : undefined;
}

/** Takes back a try that must not count, such as a login that succeeded. */
export const takeBackTry = (db: Kysely<Schema>, { limit, subject }: Counted) =>
  db
    .updateTable('attempt')
    .set(({ eb }) => ({ attempts: eb('attempts', '-', 1) }))
    .where('action', '=', limit.action)
    .where('subject', '=', subject)
    .where('attempts', '>', 0)
    .execute();

export const forgetTries = (db: Kysely<Schema>, { limit, subject }: Counted) =>
  db.deleteFrom('attempt').where('action', '=', limit.action).where('subject', '=', subject).execute();
