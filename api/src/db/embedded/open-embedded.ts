import { accessSync, constants, mkdirSync, mkdtempSync, rmdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { PGlite } from '@electric-sql/pglite';
import { cube } from '@electric-sql/pglite/contrib/cube';
import { earthdistance } from '@electric-sql/pglite/contrib/earthdistance';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { columnTypes } from '../column-types.ts';
import { type Database, DatabaseError } from '../database.ts';
import type { Schema } from '../schema.ts';
import { survivingPool } from '../surviving-pool.ts';
import { releaseLock, takeLock } from './lock.ts';
import { openSharingDoor } from './sharing-door.ts';

/**
 * Opens the embedded database in the data directory.
 * @param isHost true for the API, which must have it for itself and lets others in; false for a command, which is
 *   content with a connection through the host's door
 * @throws DatabaseError where the folder cannot be written, or another process has it open and no door
 */
export async function openEmbedded(dataDirectory: string, isHost: boolean): Promise<Database> {
  const folder = writable(dataDirectory);
  const lock = join(dataDirectory, 'db.lock');
  const socket = isHost ? socketPath(dataDirectory) : undefined;
  const holder = takeLock(lock, socket);
  if (holder) {
    if (!isHost && holder.socket) return openAsGuest(holder.socket);
    throw new DatabaseError(
      `The database in ${dataDirectory} is in use by process ${holder.pid}; stop it first, or set another DATA_DIR.`,
    );
  }
  try {
    return await openOwn(folder, lock, socket);
  } catch (error) {
    releaseLock(lock);
    throw new DatabaseError(
      `The embedded database in ${folder} does not open: ${(error as Error).message}. Restore the folder from a copy, or move it away to start anew.`,
      { cause: error },
    );
  }
}

/** A database in memory, for tests and trials: gone when closed. */
export const openInMemory = (): Promise<Database> => openOwn('memory://');

async function openOwn(dataDir: string, lock?: string, socket?: string): Promise<Database> {
  const pglite = await PGlite.create({ dataDir, extensions: { cube, earthdistance } });
  // The one connection stays: a new one would wait for nothing and learn nothing.
  const pool = new pg.Pool({ ...createPgConfig(pglite), types: columnTypes, max: 1, idleTimeoutMillis: 0 });
  const closeDoor = socket ? await openSharingDoor(socket, pglite, pool) : undefined;
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  const close = async () => {
    await closeDoor?.();
    await db.destroy();
    await pglite.close();
    if (socket) removeSocket(socket);
    if (lock) releaseLock(lock);
  };
  return { db, kind: 'embedded', close };
}

/** One connection, since the host has only one to lend. */
async function openAsGuest(socket: string): Promise<Database> {
  const [host, port] = [dirname(socket), Number(socket.split('.').at(-1))];
  const pool = survivingPool({
    host,
    port,
    user: 'postgres',
    database: 'postgres',
    types: columnTypes,
    max: 1,
  });
  await doorOpens(pool);
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  return { db, kind: 'embedded', close: () => db.destroy() };
}

const doorPatienceMs = 15_000;

/** The host takes its lock first and opens its door once the database is up, which on a first start takes seconds. */
async function doorOpens(pool: pg.Pool): Promise<void> {
  for (const deadline = Date.now() + doorPatienceMs; ; await wait(100)) {
    try {
      await pool.query('select 1');
      return;
    } catch (error) {
      if (Date.now() < deadline) continue;
      await pool.end();
      throw error;
    }
  }
}

function writable(dataDirectory: string): string {
  const folder = join(dataDirectory, 'db');
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    accessSync(folder, constants.W_OK);
    return folder;
  } catch (error) {
    throw new DatabaseError(
      `DATA_DIR ${dataDirectory} cannot be written (${(error as NodeJS.ErrnoException).code}); mend its permissions, or set another DATA_DIR.`,
      { cause: error },
    );
  }
}

const socketFolder = 'enerabi-socket-';

/** Clients find a Unix socket by folder and number; the path of one is at most 107 bytes long. */
function socketPath(dataDirectory: string): string {
  const name = '.s.PGSQL.5432';
  const path = join(dataDirectory, name);
  return Buffer.byteLength(path) <= 103 ? path : join(mkdtempSync(join(tmpdir(), socketFolder)), name);
}

/** Its folder goes, too, where it was made for the socket alone: one that holds anything else stays. */
function removeSocket(path: string): void {
  rmSync(path, { force: true });
  if (basename(dirname(path)).startsWith(socketFolder)) rmdirSync(dirname(path));
}
