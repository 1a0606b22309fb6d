import { type BookingName, bookingPagePath } from '@enerabi/shared/contract';

/** The booking that an address names. @returns undefined if it names none */
export function bookingNameIn(query: URLSearchParams): BookingName | undefined {
  const token = query.get('token');
  if (token) return { token };
  const id = query.get('booking_id') ?? '';
  return /^[1-9]\d{0,9}$/.test(id) ? { booking_id: Number(id) } : undefined;
}

/** A result that the page reports, or a question that it asks. */
export type BookingPageState = { done: 'changed' | 'cancelled' } | { ask: 'cancel' };

export const bookingAddress = (name: BookingName, state?: BookingPageState): string =>
  `${bookingPagePath(name)}${state ? `&${new URLSearchParams(Object.entries(state))}` : ''}`;
