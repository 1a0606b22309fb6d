import { momentOf } from '@enerabi/shared/clock';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import { endDueOffers } from './end-offers.ts';
import { offerCapacityOf } from './offer-capacity.ts';
import { findWaitedFor } from './waiting.queries.ts';
import { mailEntry, type WaitlistMails } from './waitlist-mails.ts';

export interface RenewedWaitlist {
  /** Offers that ended without a booking. */
  ended: number;
  /** Offers and announcements that were mailed. */
  mailed: number;
  /** Families whose visits take no more bookings. */
  over: number;
}

const batch = 100;

/**
 * Does what is due on waitlists: ends offers, offers what is left, tells families of their offers, and tells those for
 * whom nothing can become free any more. Several processes may do it at the same time; each mail is queued once.
 */
export async function renewWaitlist(
  db: Kysely<Schema>,
  mails: WaitlistMails,
  now: Date,
  isEnding: () => boolean = () => false,
): Promise<RenewedWaitlist> {
  const ended = await endDueOffers(db, mails, now, isEnding);
  const facilities = new Set((await findWaitedFor(db, momentOf(now))).map(({ facility_id }) => facility_id));
  for (const facilityId of facilities) {
    if (isEnding()) break;
    await db.transaction().execute((transaction) => offerCapacityOf(transaction, facilityId, now));
  }
  const mailed = await inBatches(isEnding, () => mailOffers(db, mails, now));
  const over = await inBatches(isEnding, () => endOver(db, mails, now));
  return { ended, mailed, over };
}

async function inBatches(isEnding: () => boolean, run: () => Promise<number>): Promise<number> {
  for (let sum = 0; ; ) {
    const done = isEnding() ? 0 : await run();
    sum += done;
    if (done < batch) return sum;
  }
}

/** Mails of offers that still stand, and of announcements. */
const mailOffers = (db: Kysely<Schema>, mails: WaitlistMails, now: Date): Promise<number> =>
  db.transaction().execute(async (transaction) => {
    const { rows } = await sql<{
      id: number;
      waitlist_entry_id: number;
      outcome: string | null;
      is_current: boolean;
    }>`
      update visit_offer set mailed_at = ${now}
      where id in (
        select id from visit_offer where mailed_at is null order by id limit ${batch} for update skip locked
      )
      returning id, waitlist_entry_id, outcome,
        outcome is not distinct from 'announced' or (ended_at is null and expires_at > ${now}::timestamptz) as is_current
    `.execute(transaction);
    for (const { id: offerId, waitlist_entry_id: entryId, outcome, is_current } of rows)
      if (is_current) {
        const event = outcome === 'announced' ? 'announced' : 'offered';
        await mailEntry(transaction, mails, { entryId, event, offerId }, now);
      }
    return rows.length;
  });

/** Ends waiting for visits whose booking has ended, all of them. */
const endOver = (db: Kysely<Schema>, mails: WaitlistMails, now: Date): Promise<number> =>
  db.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ id: number }>`
      update waitlist_entry set state = 'over', ended_at = ${now}
      where id in (
        select entry.id from waitlist_entry entry
        where entry.state = 'waiting' and not exists (
          select from visit_slot slot where slot.facility_id = entry.facility_id
            and slot.starts_at between entry.first_start and entry.last_start and slot.book_by > ${now}::timestamptz
        )
        order by entry.id limit ${batch} for update skip locked
      )
      returning id
    `.execute(transaction);
    for (const { id: entryId } of rows) await mailEntry(transaction, mails, { entryId, event: 'over' }, now);
    return rows.length;
  });

/** Long enough to answer a question about it. */
const retention = '90 days';

/** Erases who waited; an offer that has not ended holds capacity, and stays. */
export const deleteOldEntries = (db: Kysely<Schema>, now: Date) =>
  sql`
    delete from waitlist_entry entry where entry.ended_at < ${now}::timestamptz - ${retention}::interval
      and not exists (select from visit_offer where waitlist_entry_id = entry.id and ended_at is null)
  `.execute(db);
