import { wallClockInJapan } from '@enerabi/shared/clock';
import type { ChildClassId } from '@enerabi/shared/constants';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import { lockSlots } from './slot-capacity.queries.ts';
import { SlotError } from './slot-error.ts';

/** Times are wall clocks in Japan, `YYYY-MM-DD HH:mm:ss`. */
export interface AddedSlot {
  /** Path name. */
  facility: string;
  starts_at: string;
  ends_at: string;
  capacity: number;
  /** Empty means any. */
  child_class_ids: readonly ChildClassId[];
  book_by: string;
  cancel_by: string;
}

const instant = (clock: string): Date => new Date(`${clock.replace(' ', 'T')}+09:00`);

/** Adds a slot that can be booked from now on. @throws SlotError if it cannot, or the facility has one then */
export async function addSlot(db: Kysely<Schema>, slot: AddedSlot, now: Date): Promise<void> {
  const { facility: path_name, book_by, cancel_by, child_class_ids, ...facts } = slot;
  const facility = await hostOf(db, path_name);
  if (slot.starts_at <= wallClockInJapan(now)) throw new SlotError(`${slot.starts_at} is over in Japan.`);
  if (instant(book_by) <= now)
    throw new SlotError(`Its booking would have ended at ${book_by}, which is over.`);
  for (const bound of [book_by, cancel_by])
    if (bound > slot.starts_at) throw new SlotError(`${bound} is after the visit begins, ${slot.starts_at}.`);
  const added = await db
    .insertInto('visit_slot')
    .values({
      ...facts,
      facility_id: facility.id,
      prefecture_code: facility.prefecture_code,
      families_left: slot.capacity,
      child_class_ids: [...child_class_ids],
      book_by: instant(book_by),
      cancel_by: instant(cancel_by),
    })
    .onConflict((conflict) => conflict.columns(['facility_id', 'starts_at']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!added) throw new SlotError(`${path_name} has a slot at ${slot.starts_at} already.`);
}

/** @throws SlotError if there is no such facility, or it takes no bookings */
async function hostOf(db: Kysely<Schema>, path_name: string) {
  const facility = await db
    .selectFrom('facility')
    .select(['id', 'prefecture_code', 'tour_acceptance'])
    .where('path_name', '=', path_name)
    .where('is_published', '=', true)
    .executeTakeFirst();
  if (!facility) throw new SlotError(`There is no published facility ${path_name}.`);
  if (facility.tour_acceptance !== 'slots')
    throw new SlotError(
      `${path_name} takes no bookings: its tour_acceptance is ${facility.tour_acceptance}.`,
    );
  return facility;
}

export interface ClosedDay {
  /** Slots that nobody had booked. */
  removed: number;
  /** Slots that stay for the families that have booked them, here or elsewhere, and take no more. */
  closed: number;
  /** Numbers of these families' bookings. */
  booked: string[];
}

/** Ended for requests that are under way as well: none of them lives so long. */
const underWayMs = 60_000;

/**
 * Ends booking for a day: slots that nobody has are deleted, others keep their families. Families that have booked are not
 * cancelled, since they have to be talked to. Idempotent.
 * @throws SlotError if there is no such facility
 */
export async function closeDay(
  db: Kysely<Schema>,
  { facility, day }: { facility: string; day: string },
  now: Date,
): Promise<ClosedDay> {
  const { id } = await hostOf(db, facility);
  const ended = new Date(now.getTime() - underWayMs);
  const closed = await db.transaction().execute((transaction) => endBooking(transaction, { id, day, ended }));
  // In a transaction of its own: a deletion waits for bookings under way, which by now find nothing to take. Before,
  // they could have waited for the deletion.
  const { rows: removed } = await sql<{ id: number }>`
    delete from visit_slot slot using facility
    where facility.id = slot.facility_id and slot.id = any(${closed}::integer[]) and slot.book_by <= ${ended}
      -- What the facility has given away itself stays, and the daily renewal of demonstration data would make it anew.
      and slot.reserved_elsewhere = 0 and not facility.is_demo and not exists (
        select from booking where booking.visit_slot_id = slot.id and booking.cancelled_at is null
      )
    returning slot.id
  `.execute(db);
  const { rows } = await sql<{ reference: string }>`
    select reference from booking where visit_slot_id = any(${closed}::integer[]) and cancelled_at is null
    order by starts_at, id
  `.execute(db);
  return {
    removed: removed.length,
    closed: closed.length - removed.length,
    booked: rows.map(({ reference }) => reference),
  };
}

/** @returns ids of the day's slots */
async function endBooking(
  transaction: Transaction<Schema>,
  { id, day, ended }: { id: number; day: string; ended: Date },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from visit_slot where facility_id = ${id} and starts_at::date = ${day}::date
  `.execute(transaction);
  const ids = rows.map((slot) => slot.id);
  await lockSlots(transaction, ids);
  await sql`
    update visit_slot set book_by = ${ended} where id = any(${ids}::integer[]) and book_by > ${ended}
  `.execute(transaction);
  return ids;
}
