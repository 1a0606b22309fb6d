import type { Moment } from '@enerabi/shared/server/clock';
import { type RawBuilder, sql } from 'kysely';

/** Of a row `slot`: now is between the opening and the end of its booking, whether it has a place left or not. */
export const isOpenToBooking = ({ now, clock }: Pick<Moment, 'now' | 'clock'>): RawBuilder<boolean> => sql`
  slot.starts_at > ${clock}::timestamp and slot.book_by > ${now}::timestamptz
  and (slot.opens_at is null or slot.opens_at <= ${now}::timestamptz)
`;

/** Of a row `slot`: it has a place left, and its time to be booked is now. */
export const isBookable = (moment: Pick<Moment, 'now' | 'clock'>): RawBuilder<boolean> =>
  sql`slot.families_left > 0 and ${isOpenToBooking(moment)}`;
