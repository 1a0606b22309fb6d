/** The start of a slot in an address: `2026-12-03T10:00`. @param startsAt `YYYY-MM-DD HH:mm:ss` */
export const slotParameterOf = (startsAt: string): string => startsAt.slice(0, 16).replace(' ', 'T');

/** Reads it back. @returns `YYYY-MM-DD HH:mm:ss`, or '' if it is no time */
export const startsAtOf = (parameter: string | null): string =>
  parameter && /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(parameter) ? `${parameter.replace('T', ' ')}:00` : '';

/** Query parameter of a chosen slot. */
export const slotParameter = 'at';
/** Query parameter of the token of a waiting family's link. */
export const waitlistParameter = 'waitlist';
/** Query parameter of a shown day. */
export const dayParameter = 'day';

/** The query of this page for another day: a chosen slot is of the day before. @returns with its `?` */
export function searchOfDay(query: URLSearchParams, day: string): string {
  const next = new URLSearchParams(query);
  next.delete(slotParameter);
  // A result is reported once.
  next.delete('done');
  next.set(dayParameter, day);
  return `?${next}`;
}
