import type { BookedVisit } from '@enerabi/shared/contract';
import { slotParameter, slotParameterOf, startsAtOf } from '../../slots/slot-time.ts';

/** Facts of the completion page. The address has them, so that a reload shows them again. */
export interface Completion {
  reference: string;
  /** `YYYY-MM-DD HH:mm:ss` */
  startsAt: string;
  /** `BookedVisit.calendar_token`. */
  calendarToken: string | undefined;
}

const reference = /^[0-9A-Z]{4}-[0-9A-Z]{4}$/;

/** The completion page's query. */
export const completionQuery = ({ reference, starts_at, calendar_token }: BookedVisit): string =>
  new URLSearchParams({
    reference,
    [slotParameter]: slotParameterOf(starts_at),
    ...(calendar_token && { calendar: calendar_token }),
  }).toString();

/** Reads it back. @returns undefined if it names no booking */
export function completionOf(query: URLSearchParams): Completion | undefined {
  const named = query.get('reference') ?? '';
  const startsAt = startsAtOf(query.get(slotParameter));
  const calendarToken = /^[\w.-]{1,100}$/.exec(query.get('calendar') ?? '')?.[0];
  return reference.test(named) && startsAt ? { reference: named, startsAt, calendarToken } : undefined;
}
