import { Kysely, PostgresDialect } from 'kysely';
import { columnTypes } from './column-types.ts';
import { type Database, DatabaseError } from './database.ts';
import type { Schema } from './schema.ts';
import { survivingPool } from './surviving-pool.ts';

const oldestServer = 150_000;

/** @throws DatabaseError if the server cannot be reached, refuses the login, or is older than PostgreSQL 15 */
export async function openPostgresql(url: string): Promise<Database> {
  const pool = survivingPool({
    connectionString: url,
    types: columnTypes,
    max: 10,
    connectionTimeoutMillis: 5_000,
    application_name: 'enerabi-api',
    // Compiling a plan takes longer than any query here; the matches of a common word should be sorted in memory.
    onConnect: async (client) => {
      await client.query("set jit = off; set work_mem = '16MB'");
    },
  });
  try {
    const { rows } = await pool.query<{ server_version_num: string }>('show server_version_num');
    if (Number(rows[0]?.server_version_num) < oldestServer)
      throw new DatabaseError('DATABASE_URL is older than PostgreSQL 15; upgrade the server.');
  } catch (error) {
    await pool.end();
    throw error instanceof DatabaseError ? error : unreachable(url, error as Error);
  }
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  return { db, kind: 'postgresql', close: () => db.destroy() };
}

function unreachable(url: string, error: Error & { errors?: Error[] }): DatabaseError {
  const address = URL.parse(url);
  const where = address ? `${address.host}${address.pathname}` : 'DATABASE_URL';
  const why = error.message || error.errors?.[0]?.message || String(error);
  return new DatabaseError(
    `PostgreSQL at ${where} cannot be used: ${why}. Check DATABASE_URL and that the server runs.`,
    { cause: error },
  );
}
