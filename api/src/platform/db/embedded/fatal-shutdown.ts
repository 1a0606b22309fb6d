import { setTimeout as wait } from 'node:timers/promises';
import type { PGlite } from '@electric-sql/pglite';
import { DatabaseError } from '../database.ts';
import type { EmbeddedPool } from './embedded-pool.ts';

/** The time in which the statement that stopped the database still gets its error. */
const lastReplyMs = 200;

/**
 * Resolves when the embedded database stops for good (PostgreSQL's PANIC, such as a write-ahead log that cannot be
 * written): it then no longer replies, not even with an error, and only a new process can open it again.
 */
export async function whenStopped(
  pglite: PGlite,
  { lastWords }: EmbeddedPool,
  folder: string,
): Promise<DatabaseError> {
  await new Promise<void>((resolve) => {
    pglite.Module.onAbort = () => resolve();
  });
  await wait(lastReplyMs);
  const why = lastWords() ?? 'its program was aborted';
  return new DatabaseError(
    `The embedded database in ${folder} has stopped: ${why}. What was saved is kept; it opens again where its disk has room.`,
  );
}
