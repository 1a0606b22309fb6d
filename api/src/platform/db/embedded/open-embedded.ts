import { randomBytes } from 'node:crypto';
import { accessSync, constants, mkdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { PGlite } from '@electric-sql/pglite';
import { Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import { columnTypes } from '../column-types.ts';
import { type Database, DatabaseError } from '../database.ts';
import type { Schema } from '../schema.ts';
import { survivingPool } from '../surviving-pool.ts';
import { DiskMonitor, freeBytesIn } from './disk-monitor.ts';
import { embeddedPool } from './embedded-pool.ts';
import { whenStopped } from './fatal-shutdown.ts';
import { type Holder, releaseLock, takeLock, withdrawSocket } from './lock.ts';
import { inUseError, openError } from './open-errors.ts';
import { openSocketServer } from './socket-server.ts';

/**
 * Opens the embedded database in the data directory.
 * @param isHost true for the API, which must own the database and shares it; false for a command, which may also use
 *   a connection through the host's socket
 * @param report called with one line when the disk has too little room to write, and when it has enough again
 * @returns with a warning if no socket can be opened: the host works, commands beside it do not
 * @throws DatabaseError if the folder cannot be written, or another process has it open without a socket
 */
export async function openEmbedded(
  dataDirectory: string,
  isHost: boolean,
  report: (line: string) => void = () => {},
): Promise<Database> {
  const folder = writable(dataDirectory);
  const lock = join(dataDirectory, 'db.lock');
  const socket = isHost ? socketPath(dataDirectory) : undefined;
  const holder = await lockOf(folder, () => takeLock(lock, socket));
  if (holder) {
    if (!isHost && holder.socket) return openAsClient(holder.socket);
    throw inUseError(dataDirectory, lock, holder);
  }
  try {
    return await openOwn(folder, { lock, socket, report });
  } catch (error) {
    releaseLock(lock);
    throw await openError(folder, error as Error);
  }
}

/** A full disk has no room for the few bytes of a lock. */
async function lockOf(folder: string, take: () => Holder | undefined): Promise<Holder | undefined> {
  try {
    return take();
  } catch (error) {
    throw await openError(folder, error as Error);
  }
}

interface EmbeddedDatabase extends Database {
  /** @returns a copy of the database, from which others can start */
  dump: () => Promise<Blob>;
}

/**
 * A database in memory, for tests and trials: gone when closed.
 * @param beginning a result of `dump`; absent: empty, which takes four times as long to open
 */
export const openInMemory = (beginning?: Blob): Promise<EmbeddedDatabase> =>
  openOwn('memory://', { beginning });

interface OwnOptions {
  lock?: string;
  socket?: string | undefined;
  beginning?: Blob | undefined;
  report?: (line: string) => void;
}

async function openOwn(
  dataDir: string,
  { lock, socket, beginning, report }: OwnOptions,
): Promise<EmbeddedDatabase> {
  keepCompiledCode();
  const pglite = await PGlite.create({ dataDir, ...(beginning && { loadDataDir: beginning }) });
  // The connection stays open, since reopening it has no benefit.
  const embedded = embeddedPool(pglite);
  const { pool } = embedded;
  const stopped = whenStopped(pglite, embedded, dataDir);
  const monitor = report && new DiskMonitor({ pool, freeBytes: () => freeBytesIn(dataDir), report });
  await monitor?.start();
  const socketServer = socket ? await openSocket(socket, pglite, pool) : undefined;
  if (socketServer?.warning && lock) withdrawSocket(lock);
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  const close = async () => {
    monitor?.stop();
    await socketServer?.close();
    await db.destroy();
    await pglite.close();
    if (lock) releaseLock(lock);
  };
  const dump = () => pglite.dumpDataDir('none');
  return {
    db,
    kind: 'embedded',
    warnings: socketServer?.warning ? [socketServer.warning] : [],
    stopped,
    close,
    dump,
  };
}

/**
 * V8 replaces the code between JavaScript and WebAssembly by faster code and frees the old one. Its bookkeeping is
 * sometimes wrong, and the process ends with "Check failed: jit_page_->allocations_.erase(addr) == 1"
 * (nodejs/node#64500, open). Keeping the old code costs a few megabytes and no speed.
 */
function keepCompiledCode(): void {
  setFlagsFromString('--no-wasm-code-gc');
  setFlagsFromString('--wasm-wrapper-tiering-budget=2147483647');
}

interface Socket {
  warning?: string;
  close: () => Promise<void>;
}

async function openSocket(socket: string, pglite: PGlite, pool: pg.Pool): Promise<Socket> {
  const folder = dirname(socket);
  const isOwnFolder = basename(folder).startsWith(socketFolder);
  const removeFolder = () => {
    if (isOwnFolder) rmSync(folder, { recursive: true, force: true });
  };
  try {
    if (isOwnFolder) mkdirSync(folder, { mode: 0o700 });
    const close = await openSocketServer(socket, pglite, pool);
    return {
      close: async () => {
        await close();
        rmSync(socket, { force: true });
        removeFolder();
      },
    };
  } catch (error) {
    removeFolder();
    return {
      warning: `Commands cannot use the database while this server runs: ${(error as Error).message}`,
      close: async () => {},
    };
  }
}

/** A single connection, since the host has only one to share. */
async function openAsClient(socket: string): Promise<Database> {
  const [host, port] = [dirname(socket), Number(socket.split('.').at(-1))];
  const pool = survivingPool({
    host,
    port,
    user: 'postgres',
    database: 'postgres',
    types: columnTypes,
    max: 1,
  });
  await socketOpens(pool);
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  return { db, kind: 'embedded', close: () => db.destroy() };
}

const loginDeadlineMs = 15_000;

/** The host takes its lock first and opens its socket once the database is up, which takes seconds on a first start. */
async function socketOpens(pool: pg.Pool): Promise<void> {
  for (const deadline = Date.now() + loginDeadlineMs; ; await wait(100)) {
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

/** Clients find a Unix socket by folder and number; its path has at most 107 bytes. */
function socketPath(dataDirectory: string): string {
  const name = '.s.PGSQL.5432';
  const path = join(dataDirectory, name);
  if (Buffer.byteLength(path) <= 103) return path;
  // Only the path: a process that is refused the lock creates no folder.
  return join(tmpdir(), `${socketFolder}${randomBytes(6).toString('hex')}`, name);
}
