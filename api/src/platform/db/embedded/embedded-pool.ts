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
  /** The one connection that the embedded database is. */
  pool: pg.Pool;
  /** The words with which PostgreSQL gave up as a whole (PANIC), if it did. */
  lastWords: () => string | undefined;
}

/**
 * A pool on the embedded database, which is read-only for one reason alone: callers are told the reason, by the code
 * with which a server would tell it.
 */
export function embeddedPool(pglite: PGlite): EmbeddedPool {
  const config = createPgConfig(pglite);
  // The one connection stays: a new one would wait for nothing and learn nothing.
  const pool = new pg.Pool({ ...config, types: columnTypes, max: 1, idleTimeoutMillis: 0 });
  let lastWords: string | undefined;
  const hear = (error: ErrorMessage): void => {
    if (error.severity === 'PANIC') lastWords = error.message;
    if (error.code !== readOnlyTransaction) return;
    error.code = diskFull;
    error.message = `The disk of DATA_DIR has too little room to write: ${error.message}`;
  };
  // A client that the pool dismisses takes every listener along; a new one's own would come first.
  pool.on('connect', () => config.connection.prependListener('errorMessage', hear));
  return { pool, lastWords: () => lastWords };
}
