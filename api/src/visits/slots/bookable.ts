import type { Moment } from '@enerabi/shared/clock';
import { type RawBuilder, sql } from 'kysely';

/** Condition on a row `slot`: its booking is open now, whether families are left or not. */
export const isOpenToBooking = ({ now, clock }: Pick<Moment, 'now' | 'clock'>): RawBuilder<boolean> => sql`
  slot.starts_at > ${clock}::timestamp and slot.book_by > ${now}::timestamptz
  and (slot.opens_at is null or slot.opens_at <= ${now}::timestamptz)
`;

/** Condition on a row `slot`: families are left, and its booking is open now. */
export const isBookable = (moment: Pick<Moment, 'now' | 'clock'>): RawBuilder<boolean> =>
  sql`slot.families_left > 0 and ${isOpenToBooking(moment)}`;
