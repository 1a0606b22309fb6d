import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { glob, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Database, openDatabase } from '@enerabi/api/db';
import { makeIndexedDocuments } from '@enerabi/api/testing/indexed-sql';
import { type PostgresServer, startPostgres } from '@enerabi/api/testing/postgres';
import { root } from '../../scripts/apps.ts';
import { runProgram } from '../processes/run-program.ts';

/** Settings of a server with enough memory for its data. */
const settings = { shared_buffers: '1GB', effective_cache_size: '4GB', max_wal_size: '4GB' };
/** Bookable visits are in the days after their creation. */
const mostDays = 14;
const dayMs = 86_400_000;

export interface PreparedDatabase {
  server: PostgresServer;
  /** Seconds that the load of the demonstration data took. */
  loadSeconds: number;
}

/** Rows besides the demonstration data, under a name of their own. */
interface Additional {
  name: string;
  add: (database: Database) => Promise<void>;
}

interface Marker {
  loaded_on: string;
  seconds: number;
}

/**
 * A PostgreSQL with this many demonstration facilities, reused between runs in the system's temporary folder, since a
 * million take half an hour to load. It is made again when schema, demonstration data or the control change, and
 * after a fortnight.
 */
export async function preparedDatabase(
  facilities: number,
  say: (line: string) => void,
  more?: Additional,
): Promise<PreparedDatabase> {
  const all = process.env.BENCH_CACHE_DIR ?? path.join(tmpdir(), 'enerabi-bench');
  await mkdir(all, { recursive: true });
  const family = `postgres-${facilities}-${more ? `${more.name}-` : ''}`;
  const folder = path.join(all, family + (await version()));
  const marker = path.join(folder, 'loaded.json');
  for (const other of await readdir(all))
    if (isOutdated(other, family) && path.join(all, other) !== folder) await removed(path.join(all, other));
  const known = existsSync(marker) ? (JSON.parse(await readFile(marker, 'utf8')) as Marker) : undefined;
  const isUsable = known && Date.now() - Date.parse(known.loaded_on) < mostDays * dayMs;
  if (!isUsable) await removed(folder);
  const server = await startPostgres({ isDurable: isUsable ?? false, folder, settings });
  if (isUsable) return { server, loadSeconds: known.seconds };
  try {
    say(`PostgreSQL: loading ${facilities} facilities`);
    const seconds = await loadFacilities(facilities, { DATA_DIR: folder, DATABASE_URL: server.url });
    say('PostgreSQL: making the indexes of the control');
    await addControl({ DATA_DIR: folder, DATABASE_URL: server.url });
    if (more) await withDatabase({ DATA_DIR: folder, DATABASE_URL: server.url }, more.add);
    await writeFile(marker, JSON.stringify({ loaded_on: new Date().toISOString(), seconds }));
  } finally {
    await server.stop();
  }
  return preparedDatabase(facilities, say, more);
}

/** Another version of the same family: what follows is the version alone. */
const isOutdated = (name: string, family: string): boolean =>
  name.startsWith(family) && /^[0-9a-f]{12}$/.test(name.slice(family.length));

const removed = (folder: string) => rm(folder, { recursive: true, force: true });

/** Changes with the schema, the demonstration data and the control. */
async function version(): Promise<string> {
  const hash = createHash('sha256');
  const files: string[] = [];
  const made = [
    'api/migrations/*.sql',
    'demo/src/**/*.ts',
    'gazetteer/src/**/*.ts',
    'api/src/demo-data/**/*.ts',
    'shared/src/server/records/*.ts',
    'shared/src/geography/*.ts',
    'api/src/search/testing/indexed-sql.ts',
    'api/src/search/testing/many-postings.ts',
  ];
  for await (const file of glob(made, { cwd: root })) if (!file.endsWith('.test.ts')) files.push(file);
  for (const file of files.sort()) hash.update(await readFile(path.join(root, file)));
  return hash.digest('hex').slice(0, 12);
}

/** Adds what the control reads, besides the facilities. */
export async function addControl(env: { DATA_DIR: string; DATABASE_URL?: string }): Promise<void> {
  await withDatabase(env, ({ db }) => makeIndexedDocuments(db));
}

async function withDatabase(
  env: { DATA_DIR: string; DATABASE_URL?: string },
  use: (database: Database) => Promise<void>,
): Promise<void> {
  const database = await openDatabase(env, { isHost: true });
  await use(database);
  await database.close();
}

/** @returns seconds */
export async function loadFacilities(
  facilities: number,
  env: { DATA_DIR: string; DATABASE_URL?: string },
): Promise<number> {
  const cli = new URL(import.meta.resolve('@enerabi/api/cli')).pathname;
  const startedAt = performance.now();
  const args = [cli, 'demo', '--facilities', String(facilities), '--batch', '5000', '--json'];
  await runProgram(process.execPath, args, { env });
  return (performance.now() - startedAt) / 1000;
}
