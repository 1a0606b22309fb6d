import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import { deleteExpiredKeys } from '../../platform/idempotency/idempotency.queries.ts';
import { idleSince } from '../session/session.rules.ts';
import { knownSince } from '../throttle/known-address.queries.ts';
import { longestRetentionSeconds } from '../throttle/limit.rules.ts';

/** Deletes expired rows, since they are about people. */
export async function deleteExpired(db: Kysely<Schema>, now: Date): Promise<void> {
  const forgotten = new Date(now.getTime() - longestRetentionSeconds * 1000);
  await db.deleteFrom('registration').where('expires_at', '<=', now).execute();
  await db.deleteFrom('authentication_code').where('expires_at', '<=', now).execute();
  await db.deleteFrom('attempt').where('window_ends_at', '<=', forgotten).execute();
  await db
    .deleteFrom('session')
    .where(({ eb, or }) => or([eb('expires_at', '<=', now), eb('refreshed_at', '<=', idleSince(now))]))
    .execute();
  await db.deleteFrom('known_address').where('seen_at', '<=', knownSince(now)).execute();
  await db.deleteFrom('signing_key').where('retires_at', '<=', now).execute();
  await deleteExpiredKeys(db, now);
}

type Deletion = (db: Kysely<Schema>, now: Date) => Promise<unknown>;

async function deleteAll(db: Kysely<Schema>, deletions: readonly Deletion[], now: Date): Promise<void> {
  for (const deletion of deletions) await deletion(db, now);
}

const hourMs = 3_600_000;

/**
 * Deletes expired rows once an hour until it is ended, one run at a time.
 * @param others what else is deleted then, by wings above
 * @param failed called with an error; the next hour tries again
 * @returns ends it, and waits for a run under way
 */
export function deleteExpiredHourly(
  db: Kysely<Schema>,
  failed: (error: unknown) => void,
  others: readonly Deletion[] = [],
): () => Promise<void> {
  let underWay: Promise<void> | undefined;
  const timer = setInterval(() => {
    underWay ??= deleteAll(db, [deleteExpired, ...others], new Date())
      .catch(failed)
      .finally(() => {
        underWay = undefined;
      });
  }, hourMs).unref();
  return async () => {
    clearInterval(timer);
    await underWay;
  };
}
