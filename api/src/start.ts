import type { Server } from 'node:http';
import type { Configuration } from '@enerabi/shared/configuration';
import { serve } from '@hono/node-server';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import { createApp } from './app.ts';
import { dayInJapan } from './clock/japan.ts';
import { type Database, migrate, openDatabase, refreshStatistics, type Schema } from './db/index.ts';
import { areHappeningsDue } from './demo/happenings/due.ts';

/** One line: why the API cannot listen, and how to mend it. */
export class StartError extends Error {
  override name = 'StartError';
}

export interface RunningApi {
  port: number;
  /** Finishes requests under way, then closes the database; what takes longer than 8 s is cut off. */
  stop: () => Promise<void>;
}

/**
 * Opens and migrates the database, fills an empty one with demonstration data, adds visits and news to invented
 * facilities that run out of them, and listens.
 * @throws DatabaseError, or StartError where the port is taken: one line each, and nothing stays open
 */
export async function startApi(settings: Configuration, log: Logger): Promise<RunningApi> {
  const database = await openDatabase(settings, { isHost: true });
  try {
    const { applied, warnings } = await migrate(database.db);
    for (const number of applied) log.info({ migration: number }, 'migrated');
    for (const warning of warnings) log.warn(warning);
    const isLoaded = await loadDemoIfEmpty(database, settings.DEMO_FACILITIES, log);
    const isAdded = await addHappeningsWhereDue(database, log);
    if (isLoaded || isAdded) await refreshStatistics(database);
    return await listen(database, settings, log);
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function loadDemoIfEmpty(database: Database, facilities: number, log: Logger): Promise<boolean> {
  if (facilities === 0 || !(await isEmpty(database.db))) return false;
  const { loadDemo } = await import('./demo/index.ts');
  const began = performance.now();
  // All or nothing: an interrupted first start must not leave a database that looks filled.
  await database.db.transaction().execute((transaction) => loadDemo(transaction, { facilities, seed: 1 }));
  log.info({ facilities, ms: Math.round(performance.now() - began) }, 'demonstration data loaded');
  return true;
}

/** Invented facilities whose visits have run out, or that an earlier version loaded without any, get new ones. */
async function addHappeningsWhereDue(database: Database, log: Logger): Promise<boolean> {
  const today = dayInJapan(new Date());
  if (!(await areHappeningsDue(database.db, today))) return false;
  const { loadHappenings } = await import('./demo/index.ts');
  const began = performance.now();
  // All or nothing: some that are there would hide that others are due.
  const added = await database.db
    .transaction()
    .execute((transaction) => loadHappenings(transaction, { today }));
  log.info({ ...added, ms: Math.round(performance.now() - began) }, 'demonstration visits and news added');
  return true;
}

const isEmpty = async (db: Kysely<Schema>): Promise<boolean> =>
  (await db.selectFrom('facility').select('id').limit(1).executeTakeFirst()) === undefined;

async function listen(database: Database, settings: Configuration, log: Logger): Promise<RunningApi> {
  let isStopping = false;
  const app = await createApp({
    db: database.db,
    log,
    isProduction: settings.NODE_ENV === 'production',
    hasProcessMetrics: true,
    isStopping: () => isStopping,
  });
  const { API_PORT: port, HOST: hostname } = settings;
  const server = await new Promise<Server>((resolve, reject) => {
    const starting = serve({ fetch: app.fetch, port, hostname }, () => resolve(starting)) as Server;
    starting.once('error', (error) => reject(cannotListen(error, hostname, port)));
  });
  log.info({ host: hostname, port, database: database.kind }, 'ready');
  const stop = async () => {
    isStopping = true;
    await drain(server);
    await database.close();
  };
  return { port, stop };
}

const cannotListen = (error: NodeJS.ErrnoException, hostname: string, port: number): Error => {
  if (error.code === 'EADDRINUSE')
    return new StartError(`API_PORT ${port} is in use; stop the other program, or set another API_PORT.`);
  return new StartError(`HOST ${hostname}, API_PORT ${port}: ${error.message}; set others.`);
};

const patienceMs = 8_000;

/** No new connections; idle ones are closed, those under way when their reply is out. */
function drain(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), patienceMs);
    server.close(() => {
      clearTimeout(cut);
      resolve();
    });
    server.closeIdleConnections();
  });
}
