import type { PGlite } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import pg from 'pg';
import { columnTypes } from '../column-types.ts';

/** As PostgreSQL sends it. */
interface ErrorMessage {
  message: string;
  /** SQLSTATE. */
  code?: string;
  severity?: string;
}

const readOnlyTransaction = '25006';
const diskFull = '53100';

export interface EmbeddedPool {
  /** The single connection of the embedded database. */
  pool: pg.Pool;
  /** The message of PostgreSQL's fatal stop (PANIC), if there was one. */
  lastWords: () => string | undefined;
}

/**
 * A pool on the embedded database. It is read-only for only one reason, so that callers get that reason, with a
 * server's error code.
 */
export function embeddedPool(pglite: PGlite): EmbeddedPool {
  const config = createPgConfig(pglite);
  // The connection stays open, since reopening it has no benefit.
  const pool = new pg.Pool({ ...config, types: columnTypes, max: 1, idleTimeoutMillis: 0 });
  let lastWords: string | undefined;
  const hear = (error: ErrorMessage): void => {
    if (error.severity === 'PANIC') lastWords = error.message;
    if (error.code !== readOnlyTransaction) return;
    error.code = diskFull;
    error.message = `The disk of DATA_DIR has too little room to write: ${error.message}`;
  };
  // When the pool dismisses a client, all its listeners are removed; those of a new one would come first.
  pool.on('connect', () => config.connection.prependListener('errorMessage', hear));
  return { pool, lastWords: () => lastWords };
}
