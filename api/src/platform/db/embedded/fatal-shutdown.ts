import { setTimeout as wait } from 'node:timers/promises';
import type { PGlite } from '@electric-sql/pglite';
import { DatabaseError } from '../database.ts';
import type { EmbeddedPool } from './embedded-pool.ts';

/** Until then, whoever asked for the write that ended the database is told so. */
const lastReplyMs = 200;

/**
 * Settles where the embedded database stops as a whole (PostgreSQL's PANIC, such as a write-ahead log that cannot be
 * written): it then answers nothing any more, not even by an error, and only a new process opens it again.
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
