import { resolve } from 'node:path';
import { type Database, DatabaseError } from './database.ts';
import { openEmbedded } from './embedded/open-embedded.ts';
import { openPostgresql } from './postgresql.ts';

export interface DatabaseSettings {
  /** PostgreSQL, or undefined for the embedded database. */
  DATABASE_URL?: string | undefined;
  /** The embedded database is in its folder `db`. */
  DATA_DIR: string;
}

/**
 * Opens the configured database: PostgreSQL 15 or newer, else the embedded one. Does not change the schema: see
 * `migrate`.
 * @param isHost true for the API: it owns the embedded database and shares it with commands. A command omits it:
 *   while the API runs, it works through the API's connection, transaction by transaction, else on its own.
 * @param report called with one line when the embedded database refuses writes for lack of room, and when it allows
 *   them again
 * @throws DatabaseError in one line, with the way to mend it
 */
export async function openDatabase(
  { DATABASE_URL, DATA_DIR }: DatabaseSettings,
  { isHost = false, report }: { isHost?: boolean; report?: (line: string) => void } = {},
): Promise<Database> {
  try {
    return DATABASE_URL
      ? await openPostgresql(DATABASE_URL)
      : await openEmbedded(resolve(DATA_DIR), isHost, report);
  } catch (error) {
    if (error instanceof DatabaseError) throw error;
    throw new DatabaseError(`The database cannot be opened: ${(error as Error).message}`, { cause: error });
  }
}
