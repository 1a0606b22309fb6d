import { type MailFrequency, mailHour, mostSavedSearches } from '@enerabi/shared/constants';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const aheadOfUtcMs = 9 * hourMs;
/** From Thursday, 1 January 1970, back to Monday. */
const daysAfterMonday = 3;

/**
 * When mails of a frequency were last to be sent, at `now` or before: at 8:00 in Japan, weekly ones on Mondays. A search
 * that was last looked at before then is due.
 */
export function lastMailTime(frequency: Exclude<MailFrequency, 'none'>, now: Date): Date {
  const day = Math.floor((now.getTime() + aheadOfUtcMs - mailHour * hourMs) / dayMs);
  const sent = frequency === 'daily' ? day : day - ((day + daysAfterMonday) % 7);
  return new Date(sent * dayMs + mailHour * hourMs - aheadOfUtcMs);
}

/**
 * A row has the time at which its transaction began, and may be seen as late as this: what is younger waits for the next
 * mail, so that a long import is not missed.
 */
export const latestArrivalMs = 15 * 60_000;

export interface Looked {
  created_at: Date;
  last_looked_at: Date;
}

/** Between which times something must have arrived to be new: after the last look, and never before the search. */
export function newsWindow({ created_at, last_looked_at }: Looked, now: Date): { after: Date; until: Date } {
  const seenWhole = (at: Date) => new Date(at.getTime() - latestArrivalMs);
  const looked = seenWhole(last_looked_at);
  return { after: looked > created_at ? looked : created_at, until: seenWhole(now) };
}

/** Whether another search can be saved; one that exists is changed. */
export const hasRoomForSearch = (total: number): boolean => total < mostSavedSearches;

/** A mail that could not be sent until then is replaced by the next one. */
export const isOfUseForMs = 2 * dayMs;
