import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';

/** An open database. Code above this folder does not depend on its kind, except to report it. */
export interface Database {
  db: Kysely<Schema>;
  kind: 'embedded' | 'postgresql';
  /** Warnings for the operator from opening it. */
  warnings?: readonly string[];
  /** Resolves if the database stops for good, so that only a new process can open it again; absent: it never does. */
  stopped?: Promise<DatabaseError>;
  /** Waits for queries under way, then releases connections and the embedded database's lock. */
  close: () => Promise<void>;
}

/** A problem of the database and how to mend it, in one line. */
export class DatabaseError extends Error {
  override name = 'DatabaseError';
}
