import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';

/** An open database. Nobody above this folder knows which of the two kinds it is, except to say so. */
export interface Database {
  db: Kysely<Schema>;
  kind: 'embedded' | 'postgresql';
  /** Warnings for the operator about how it was opened. */
  warnings?: readonly string[];
  /** Settles where the database stops as a whole and only a new process can open it again; absent: it never does. */
  stopped?: Promise<DatabaseError>;
  /** Waits for queries under way, then lets go of connections and of the embedded database's lock. */
  close: () => Promise<void>;
}

/** Says in one line what is wrong with the database, and how to mend it. */
export class DatabaseError extends Error {
  override name = 'DatabaseError';
}
