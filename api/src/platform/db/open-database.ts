import { resolve } from 'node:path';
import { type Database, DatabaseError } from './database.ts';
import { openEmbedded } from './embedded/open-embedded.ts';
import { openPostgresql } from './postgresql.ts';

export interface DatabaseSettings {
  /** PostgreSQL, or undefined for the embedded database. */
  DATABASE_URL?: string | undefined;
  /** The embedded database lives in its `db` folder. */
  DATA_DIR: string;
}

/**
 * Opens the database the settings name: PostgreSQL 15 or newer, else the embedded one. The schema is not touched: see
 * `migrate`.
 * @param isHost true for the API: it has the embedded database to itself and lets commands in. A command leaves it
 *   out: where the API runs, it works through the API's connection, transaction by transaction, else on its own.
 * @param tell is told, in one line, when the embedded database has to refuse writes for want of room, and when not any more
 * @throws DatabaseError in one line, with the way to mend it
 */
export async function openDatabase(
  { DATABASE_URL, DATA_DIR }: DatabaseSettings,
  { isHost = false, tell }: { isHost?: boolean; tell?: (line: string) => void } = {},
): Promise<Database> {
  try {
    return DATABASE_URL
      ? await openPostgresql(DATABASE_URL)
      : await openEmbedded(resolve(DATA_DIR), isHost, tell);
  } catch (error) {
    if (error instanceof DatabaseError) throw error;
    throw new DatabaseError(`The database cannot be opened: ${(error as Error).message}`, { cause: error });
  }
}
