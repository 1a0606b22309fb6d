import type { Transaction } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import type { BookingEvent } from '../../platform/mail/templates/visits/mailed-booking.ts';
import { queueWebhooks } from '../../platform/webhooks/events/queue-webhooks.ts';

const types = {
  booked: 'booking.created',
  changed: 'booking.changed',
  cancelled: 'booking.cancelled',
} as const;

export interface BookingState {
  facility_id: number;
  reference: string;
  path_name: string;
  /** Wall clocks in Japan. */
  starts_at: string;
  ends_at: string;
  /** The number of changes of its time. */
  revision: number;
}

/**
 * Tells the systems of the facility and its operator what became of a booking. They learn its number and time alone:
 * who comes is for the mail, and for who asks for more.
 */
export const queueBookingWebhook = (
  transaction: Transaction<Schema>,
  { facility_id: facilityId, reference, path_name, starts_at, ends_at, revision }: BookingState,
  event: BookingEvent,
  now: Date,
): Promise<number> =>
  queueWebhooks(transaction, {
    facilityId,
    type: types[event],
    data: {
      reference,
      facility_path_name: path_name,
      starts_at: instant(starts_at),
      ends_at: instant(ends_at),
      // A cancellation is one more change.
      version: revision + 1 + (event === 'cancelled' ? 1 : 0),
    },
    now,
  });

const instant = (clock: string): string => new Date(`${clock.replace(' ', 'T')}+09:00`).toISOString();
