import type { Server } from 'node:http';
import type { Configuration } from '@enerabi/shared/server/configuration';
import { drainLimits, ServerDrain } from '@enerabi/shared/server/drain';
import { serverTimeouts } from '@enerabi/shared/server/network';
import { serve } from '@hono/node-server';
import type { Logger } from 'pino';
import { createApp } from './app.ts';
import { writeOutdatedTexts } from './catalogue/corporations/corporation-texts.writes.ts';
import { addRailways } from './demo-data/add-railways.ts';
import { loadDemoIfEmpty } from './demo-data/load-if-empty.ts';
import { everyDay, renewActivity } from './demo-data/renewal.ts';
import { deleteExpiredHourly } from './identity/auth/expired-rows.ts';
import { ensureAuthSecret } from './identity/secret/auth-secret.ts';
import { deriveSecrets } from './identity/secret/secrets.ts';
import { sendNewsRegularly } from './members/saved-searches/news-schedule.ts';
import { eraseOldMessages } from './messages/candidate-messages/old-messages.writes.ts';
import { deleteRejectedMessages } from './messages/support-messages/moderation/expired-messages.ts';
import { databaseFailure } from './platform/db/database-failure.ts';
import { type Database, migrate, openDatabase, refreshStatistics } from './platform/db/index.ts';
import { openMail } from './platform/mail/open-mail.ts';
import { deskOf } from './platform/mail/recipient.rules.ts';
import { runRegularly } from './platform/queue/run-regularly.ts';
import { StartError } from './platform/start-error.ts';
import { openWebhooks } from './platform/webhooks/open-webhooks.ts';
import { FacilitySearch } from './search/facilities/facility-search.ts';
import { JobSearch } from './search/jobs/job-search.ts';
import { eraseOldBookings } from './visits/bookings/forget-bookings.writes.ts';
import { sendRemindersRegularly } from './visits/reminders/reminder-schedule.ts';
import { deleteOldDigests } from './visits/reminders/send-reminders.ts';
import { renewSlots } from './visits/rules/renew-slots.ts';
import { deleteOldEntries } from './visits/waitlist/renew-waitlist.ts';
import { renewWaitlistRegularly } from './visits/waitlist/waitlist-schedule.ts';

export interface RunningApi {
  port: number;
  /** Resolves when the database has stopped for good, so that the process must be restarted. */
  databaseStopped: Promise<Error> | undefined;
  /**
   * Reports at `/readyz` that it stops, serves until no requests arrive, and closes the database; cuts off what takes
   * longer than 8 s after `DRAIN_DELAY_SECONDS`.
   */
  stop: () => Promise<void>;
}

/**
 * Opens and migrates the database, fills an empty one with demonstration data, adds visits and news to demonstration
 * facilities that run out of them, now and every day, and listens.
 * @throws DatabaseError, or StartError if the port is in use or AUTH_SECRET is missing: one line each, and nothing
 *   stays open
 */
export async function startApi(settings: Configuration, log: Logger): Promise<RunningApi> {
  const secret = await ensureAuthSecret(settings);
  const database = await openDatabase(settings, { isHost: true, report: (line) => log.warn(line) });
  try {
    const { applied, warnings } = await migrate(database.db);
    for (const number of applied) log.info({ migration: number }, 'migrated');
    for (const warning of [...(database.warnings ?? []), ...warnings]) log.warn(warning);
    await updateTexts(database, log);
    await addDemo(database, settings.DEMO_FACILITIES, log);
    return await listen(database, { ...settings, AUTH_SECRET: secret }, log);
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Operators that are not found by name meanwhile are no reason not to start: a full disk does not prevent it. */
async function updateTexts({ db }: Database, log: Logger): Promise<void> {
  try {
    const corporations = await writeOutdatedTexts(db);
    if (corporations > 0) log.info({ corporations }, 'search texts of operators written');
  } catch (error) {
    if (databaseFailure(error) !== 'full') throw error;
    log.warn({ err: error }, 'search texts of operators could not be written for want of room');
  }
}

/** The data can be read without it, so that a full disk does not prevent the start. */
async function addDemo(database: Database, facilities: number, log: Logger): Promise<void> {
  try {
    const isLoaded = await fillIfEmpty(database, facilities, log);
    const isRenewed = await renew(database, log);
    const hasNewStations = await fillRailways(database, log);
    if (isLoaded || isRenewed || hasNewStations) await refreshStatistics(database);
  } catch (error) {
    if (databaseFailure(error) !== 'full') throw error;
    log.warn({ err: error }, 'demonstration data could not be added for want of room');
  }
}

async function fillIfEmpty({ db }: Database, facilities: number, log: Logger): Promise<boolean> {
  if (facilities === 0) return false;
  const began = performance.now();
  const loaded = await loadDemoIfEmpty(db, facilities);
  if (loaded)
    log.info({ facilities, ms: Math.round(performance.now() - began) }, 'demonstration data loaded');
  return loaded !== undefined;
}

async function fillRailways({ db }: Database, log: Logger): Promise<boolean> {
  const began = performance.now();
  const stations = await addRailways(db);
  if (stations)
    log.info({ stations, ms: Math.round(performance.now() - began) }, 'demonstration stations added');
  return stations !== undefined;
}

async function renew({ db }: Database, log: Logger): Promise<boolean> {
  const began = performance.now();
  const added = await renewActivity(db, new Date());
  if (added)
    log.info({ ...added, ms: Math.round(performance.now() - began) }, 'demonstration visits and news added');
  return added !== undefined;
}

/** An index older than a second is refreshed; searches wait for that only if it is older than five. */
const freshness = { maxAgeMs: 1_000, maxStaleMs: 5_000 };

async function readAll(search: FacilitySearch, jobs: JobSearch, log: Logger): Promise<void> {
  const began = performance.now();
  const facilities = await search.start(new Date());
  const postings = await jobs.start(new Date());
  const ms = Math.round(performance.now() - began);
  log.info({ facilities, postings, ms }, 'facilities and job postings read for searching');
}

async function listen(
  database: Database,
  settings: Configuration & { AUTH_SECRET: string },
  log: Logger,
): Promise<RunningApi> {
  let isStopping = false;
  const search = new FacilitySearch(database.db, freshness);
  const jobs = new JobSearch(database.db, freshness);
  await readAll(search, jobs, log);
  const mail = openMail(database.db, settings, log);
  const secrets = deriveSecrets(settings.AUTH_SECRET);
  const desk = deskOf(settings);
  const webhooks = openWebhooks(database.db, settings, { log, desk, key: secrets.webhooks });
  const site = { name: settings.SITE_NAME, origin: settings.PUBLIC_ORIGIN };
  const app = await createApp({
    db: database.db,
    search,
    jobs,
    log,
    isProduction: settings.NODE_ENV === 'production',
    hasProcessMetrics: true,
    isStopping: () => isStopping,
    metrics: [...mail.metrics, ...webhooks.metrics],
    shownOutbox: mail.shownOutbox,
    listensOn: settings.API_HOST,
    desk,
    site,
    travelRouter: settings.TRAVEL_ROUTER,
    secret: settings.AUTH_SECRET,
    trustedProxies: settings.TRUSTED_PROXIES,
  });
  const { API_PORT: port, API_HOST: hostname } = settings;
  const server = await new Promise<Server>((resolve, reject) => {
    const starting = serve({ fetch: app.fetch, port, hostname, serverOptions: serverTimeouts }, () =>
      resolve(starting),
    ) as Server;
    starting.once('error', (error) => reject(cannotListen(error, hostname, port)));
  });
  const drain = new ServerDrain(server);
  log.info({ host: hostname, port, database: database.kind }, 'ready');
  const senders = [mail.start(), webhooks.start()];
  const endRenewal = everyDay(
    () => renew(database, log),
    (error) => log.error({ err: error }, 'demonstration visits and news could not be added'),
  );
  const endDeleting = deleteExpiredHourly(
    database.db,
    (error) => log.error({ err: error }, 'expired rows could not be deleted'),
    [eraseOldMessages, deleteRejectedMessages, deleteOldDigests, eraseOldBookings, deleteOldEntries],
  );
  const key = secrets.savedSearches;
  const endNews = sendNewsRegularly({ db: database.db, search, jobs, site, key }, log);
  const endReminding = sendRemindersRegularly(database.db, { site, desk, linkKey: secrets.bookings }, log);
  const endRenewingWaitlists = renewWaitlistRegularly(database.db, { site, linkKey: secrets.bookings }, log);
  const endRenewingSlots = runRegularly({
    everyMs: 3_600_000,
    run: (isEnding) => renewSlots(database.db, new Date(), isEnding),
    failed: (error) => log.error({ err: error }, 'slots could not be made from rules'),
  });
  const stop = async () => {
    isStopping = true;
    endRenewal();
    const limits = drainLimits(settings.DRAIN_DELAY_SECONDS);
    const deadlineMs = limits.delayMs + limits.cutMs;
    const cutAt = performance.now() + deadlineMs;
    await Promise.all([
      drain.stop(limits),
      ...senders.map((sender) => sender.stop()),
      within(deadlineMs, endDeleting()),
      within(deadlineMs, endNews()),
      within(deadlineMs, endReminding()),
      within(deadlineMs, endRenewingWaitlists()),
      within(deadlineMs, endRenewingSlots()),
    ]);
    await within(Math.max(cutAt - performance.now(), leastForDatabaseMs), database.close());
  };
  return { port, databaseStopped: database.stopped, stop };
}

const cannotListen = (error: NodeJS.ErrnoException, hostname: string, port: number): Error => {
  if (error.code === 'EADDRINUSE')
    return new StartError(`API_PORT ${port} is in use; stop the other program, or set another API_PORT.`);
  return new StartError(`API_HOST ${hostname}, API_PORT ${port}: ${error.message}; set others.`);
};

/** Also if requests took all the time, since a closed database opens faster. */
const leastForDatabaseMs = 1_000;

/** Waits for the work, or for this time. */
async function within(ms: number, work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const enough = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  await Promise.race([work, enough]).finally(() => clearTimeout(timer));
}
