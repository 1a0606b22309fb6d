import { hostname } from 'node:os';
import {
  maximumCountedVisits,
  maximumFailedVisits,
  type ServiceFile,
  serviceFile,
} from '@enerabi/release/service-record';
import type { ReleaseStore } from '@enerabi/release/store';
import type { Logger } from 'pino';
import { ReportTokens } from '../rollout/report-tokens.ts';
import { RolloutVisits } from '../rollout/rollout-visits.ts';
import { VitalsReports } from '../rollout/vitals-reports.ts';
import { ServiceRecords } from './service-records.ts';

const writeEveryMs = 30_000;
/** The judge of a rollout needs its counts within seconds. */
const writeRolloutsEveryMs = 2_000;
/** Commands must know a bad release before a person can type one. */
const urgentAfterMs = 500;

interface ServiceFileSettings {
  /** `REPORT_SECRET`, which other shell servers have, too. */
  reportSecret?: string | undefined;
  store: ReleaseStore;
  environment: string;
  /** This server's name in the store. */
  server: string;
  now: () => number;
  log: Logger;
}

/** A name that no other shell server has at the same time: two servers of a machine cannot listen on the same port. */
export const serverNameOf = (port: number): string =>
  `${hostname().replace(/[^\w-]/g, '-') || 'server'}-${port === 0 ? `p${process.pid}` : port}`;

interface ServiceRecording {
  records: ServiceRecords;
  visits: RolloutVisits;
  vitals: VitalsReports;
  /** Tokens of pages that report about themselves. */
  tokens: ReportTokens;
  close: () => Promise<void>;
}

/**
 * Loads this server's records of releases from its file in the store, and saves changes there. If the file cannot be
 * read or written, the server goes on, and the registry's commands know less.
 */
export async function openServiceRecords(settings: ServiceFileSettings): Promise<ServiceRecording> {
  const { store, environment, server, now, log } = settings;
  const text = await store.readServiceFile(environment, server).catch(() => undefined);
  const { releases, rollouts, vitals: measured } = former(text);
  const records = new ServiceRecords(now, releases);
  const visits = new RolloutVisits({ visits: maximumCountedVisits, failed: maximumFailedVisits }, rollouts);
  const tokens = new ReportTokens(now, settings.reportSecret);
  const vitals = new VitalsReports(tokens, measured);
  let isChanged = false;
  let hasNewVisits = false;
  let isFailing = false;
  let writing = Promise.resolve();
  let urgent: NodeJS.Timeout | undefined;

  async function write(): Promise<void> {
    if (!isChanged) return;
    isChanged = false;
    hasNewVisits = false;
    const content = JSON.stringify({
      schema: 1,
      releases: records.all,
      rollouts: visits.all,
      vitals: vitals.all,
    });
    try {
      await store.writeServiceFile(environment, server, content);
      isFailing = false;
    } catch (error) {
      isChanged = true;
      if (!isFailing) log.warn({ err: error }, 'how releases serve cannot be written to the store');
      isFailing = true;
    }
  }
  const flush = (): Promise<void> => {
    clearTimeout(urgent);
    urgent = undefined;
    writing = writing.then(write);
    return writing;
  };
  records.onChange((isUrgent) => {
    isChanged = true;
    if (isUrgent) urgent ??= setTimeout(() => void flush(), urgentAfterMs).unref();
  });
  const onVisit = (): void => {
    isChanged = true;
    hasNewVisits = true;
  };
  visits.onChange(onVisit);
  vitals.onChange(onVisit);
  const timer = setInterval(() => void flush(), writeEveryMs).unref();
  const rolloutTimer = setInterval(() => {
    if (hasNewVisits) void flush();
  }, writeRolloutsEveryMs).unref();
  return {
    records,
    visits,
    vitals,
    tokens,
    close: () => {
      clearInterval(timer);
      clearInterval(rolloutTimer);
      return flush();
    },
  };
}

function former(text: string | undefined): Omit<ServiceFile, 'schema'> {
  try {
    return text === undefined ? { releases: {} } : serviceFile.parse(JSON.parse(text));
  } catch {
    return { releases: {} };
  }
}
