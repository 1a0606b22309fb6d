import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import type { Limit } from './limit.rules.ts';

/** Whom a try is counted for; `subject` is hashed, so that the table names nobody. */
export interface Counted {
  limit: Limit;
  subject: Buffer;
}

/**
 * Counts a try, unless it is one too many: then nothing changes.
 * @returns until when it is refused, or undefined where it was counted
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
  // An attempt that came earlier may be counted later: what it adds to the wait counts all the same.
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

/** Another server may have taken the row away meanwhile: then at once. */
const refusedUntil = async (db: Kysely<Schema>, counted: Counted, now: Date): Promise<Date> =>
  (await findCount(db, counted))?.window_ends_at ?? now;

const findCount = (db: Kysely<Schema>, { limit, subject }: Counted) =>
  db
    .selectFrom('attempt')
    .select(['attempts', 'window_ends_at'])
    .where('action', '=', limit.action)
    .where('subject', '=', subject)
    .executeTakeFirst();

/** @returns until when no more may be tried, or undefined where one may */
export async function isRefusedUntil(
  db: Kysely<Schema>,
  counted: Counted,
  now: Date,
): Promise<Date | undefined> {
  const found = await findCount(db, counted);
  const isFull = found && found.attempts >= counted.limit.free && found.window_ends_at > now;
  return isFull ? found.window_ends_at : undefined;
}

/** A try that was none to be counted after all, such as a login that succeeded. */
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
