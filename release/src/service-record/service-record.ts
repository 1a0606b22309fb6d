import type { Judgement } from '../document/index.ts';
import { toleratedShare, trialMs, trialPages } from '../limits.ts';
import type { ServiceRecord } from './service-record.schemas.ts';

export const unserved: ServiceRecord = {
  since: null,
  until: 0,
  pages: 0,
  faults: 0,
  provenAt: null,
  badAt: null,
  isStartFault: false,
};

/** After a rendered page. @param now epoch milliseconds */
export function afterPage(record: ServiceRecord, now: number): ServiceRecord {
  const next = { ...record, since: record.since ?? now, until: now, pages: record.pages + 1 };
  return hasPassed(next) ? { ...next, provenAt: now } : next;
}

/** After a page that failed. @param now epoch milliseconds */
export const afterFault = (record: ServiceRecord, now: number): ServiceRecord => ({
  ...record,
  since: record.since ?? now,
  until: now,
  faults: record.faults + 1,
});

/** After failures that opened the circuit: the trial begins again. @param now epoch milliseconds */
export const afterCircuitOpened = (
  record: ServiceRecord,
  isStartFault: boolean,
  now: number,
): ServiceRecord => ({
  ...unserved,
  until: now,
  provenAt: record.provenAt,
  badAt: now,
  isStartFault,
});

/**
 * An overloaded machine can keep any release from starting: one that starts later is not blamed for it, and its
 * earlier proof stays. @param now epoch milliseconds
 */
export const afterStart = (record: ServiceRecord, now: number): ServiceRecord =>
  record.isStartFault
    ? { ...record, provenAt: record.provenAt === null ? null : now, badAt: null, isStartFault: false }
    : record;

/** The record's finding about the release; undefined if there is none yet. */
export function judgementOf({ provenAt, badAt }: ServiceRecord): Judgement | undefined {
  if (badAt !== null && badAt >= (provenAt ?? 0)) return { standing: 'faulty', at: iso(badAt) };
  return provenAt === null ? undefined : { standing: 'known_good', at: iso(provenAt) };
}

/** Joins the findings of several servers: a trial that began before another server's circuit opened does not count. */
export function merged(records: readonly ServiceRecord[]): ServiceRecord {
  const worst = records.reduce((a, b) => ((b.badAt ?? -1) > (a.badAt ?? -1) ? b : a), unserved);
  const { badAt, isStartFault } = worst;
  const running = records.filter(({ since }) => since !== null && since > (badAt ?? -1));
  const sum = (of: (record: ServiceRecord) => number): number =>
    running.reduce((total, record) => total + of(record), 0);
  const all: ServiceRecord = {
    since: running.length > 0 ? Math.min(...running.map(({ since }) => since ?? 0)) : null,
    until: Math.max(0, ...running.map(({ until }) => until)),
    pages: sum(({ pages }) => pages),
    faults: sum(({ faults }) => faults),
    provenAt: latest(records.map(({ provenAt }) => provenAt)),
    badAt,
    isStartFault,
  };
  return hasPassed(all) ? { ...all, provenAt: latest([all.provenAt, all.until]) } : all;
}

const hasPassed = ({ since, until, pages, faults }: ServiceRecord): boolean =>
  since !== null && pages >= trialPages && until - since >= trialMs && faults <= toleratedShare * pages;

const latest = (times: readonly (number | null)[]): number | null => {
  const known = times.filter((time) => time !== null);
  return known.length > 0 ? Math.max(...known) : null;
};

const iso = (time: number): string => new Date(time).toISOString();
