import { oneLine } from '../../platform/command/one-line.ts';
import type { ListedBooking } from './booking-list.queries.ts';

/** One line for each booking. */
export const bookingsText = (bookings: readonly ListedBooking[]): string =>
  bookings.length === 0 ? 'No bookings.' : bookings.map(line).join('\n');

const line = (booking: ListedBooking): string =>
  [
    `${booking.starts_at.slice(0, 16)}-${booking.ends_at.slice(11, 16)}`,
    booking.reference,
    ...(booking.state === 'cancelled' ? ['cancelled'] : []),
    booking.facility_path_name,
    oneLine(booking.facility_name),
    oneLine(`${booking.person_last_name} ${booking.person_first_name}`.trim() || '-'),
    booking.person_contact_phone || '-',
    `${booking.person_number}+${booking.child_number}`,
  ].join('  ');
