import { momentOf } from '@enerabi/shared/clock';
import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import { lockSlots } from '../slots/slot-capacity.queries.ts';
import { freeCapacity } from './offer-capacity.ts';
import { mailEntry, type WaitlistMails } from './waitlist-mails.ts';

const batch = 100;

/** Condition on a row `offer`: nothing is to be held any more, for the reason that `reasonOf` says. */
const isDue = (now: Date, clock: string): RawBuilder<boolean> => sql`
  offer.ended_at is null and (
    offer.expires_at <= ${now}::timestamptz
    or not exists (
      select from visit_slot slot where slot.id = offer.visit_slot_id and slot.book_by > ${now}::timestamptz
    )
    or ${hasBooked(clock)}
  )
`;

/** Condition on a row `offer`: its family has booked another visit of the facility meanwhile. */
const hasBooked = (clock: string): RawBuilder<boolean> => sql`exists (
  select from booking where booking.facility_id = offer.facility_id and booking.contact_key = offer.contact_key
    and booking.cancelled_at is null and booking.ends_at > ${clock}::timestamp
)`;

/**
 * Ends offers that nobody took in time, whose visit takes no more bookings, or whose family has booked otherwise, and
 * holds what they held for the next. Several processes may do it at the same time.
 * @returns how many were ended
 */
export async function endDueOffers(
  db: Kysely<Schema>,
  mails: WaitlistMails,
  now: Date,
  isEnding: () => boolean,
): Promise<number> {
  const { clock } = momentOf(now);
  let ended = 0;
  const { rows } = await sql<{ id: number }>`
    select offer.id from visit_offer offer where ${isDue(now, clock)} order by offer.expires_at limit ${batch}
  `.execute(db);
  for (const { id } of rows) {
    if (isEnding()) break;
    ended += await db.transaction().execute((transaction) => endIfDue(transaction, mails, id, now));
  }
  return ended;
}

async function endIfDue(
  transaction: Transaction<Schema>,
  mails: WaitlistMails,
  offerId: number,
  now: Date,
): Promise<number> {
  const { clock } = momentOf(now);
  const { rows: known } = await sql<{ visit_slot_id: number | null }>`
    select visit_slot_id from visit_offer where id = ${offerId}
  `.execute(transaction);
  await lockSlots(
    transaction,
    known.flatMap(({ visit_slot_id }) => visit_slot_id ?? []),
  );
  const { rows } = await sql<{
    waitlist_entry_id: number;
    visit_slot_id: number | null;
    has_booked: boolean;
    outcome: string;
  }>`
    update visit_offer offer set ended_at = ${now},
      outcome = case when offer.expires_at <= ${now}::timestamptz then 'expired' else 'withdrawn' end
    where offer.id = ${offerId} and ${isDue(now, clock)}
    returning offer.waitlist_entry_id, offer.visit_slot_id, ${hasBooked(clock)} as has_booked, offer.outcome
  `.execute(transaction);
  const [ended] = rows;
  if (!ended) return 0;
  const state = ended.has_booked ? 'booked' : ended.outcome === 'expired' ? 'expired' : 'over';
  await sql`
    update waitlist_entry set state = ${state}, ended_at = ${now} where id = ${ended.waitlist_entry_id}
  `.execute(transaction);
  if (state !== 'booked') {
    const event = state === 'over' ? 'withdrawn' : state;
    await mailEntry(transaction, mails, { entryId: ended.waitlist_entry_id, event }, now);
  }
  await freeCapacity(transaction, [ended.visit_slot_id], now);
  return 1;
}
