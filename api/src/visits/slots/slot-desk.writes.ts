import { wallClockInJapan } from '@enerabi/shared/clock';
import type { ChildClassId } from '@enerabi/shared/constants';
import { type Kysely, sql, type Transaction } from 'kysely';
import { takeNamedLocks } from '../../platform/db/advisory-locks.ts';
import type { Schema } from '../../platform/db/schema.ts';
import { deleteUnbooked, endBooking, endedAt } from './end-booking.writes.ts';
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
  const ended = endedAt(now);
  const closed = await db.transaction().execute((transaction) => endDay(transaction, { id, day, ended }));
  const removed = await deleteUnbooked(db, closed, ended);
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
async function endDay(
  transaction: Transaction<Schema>,
  { id, day, ended }: { id: number; day: string; ended: Date },
): Promise<number[]> {
  await takeNamedLocks(transaction, 'visitRules', [`facility ${id}`]);
  const { rows } = await sql<{ id: number }>`
    select id from visit_slot where facility_id = ${id} and starts_at::date = ${day}::date
  `.execute(transaction);
  const ids = rows.map((slot) => slot.id);
  await lockSlots(transaction, ids);
  await endBooking(transaction, ids, ended);
  await addClosure(transaction, id, day);
  return ids;
}

/** A facility with rules is closed on that day, so that they make no slots for it again. */
const addClosure = (transaction: Transaction<Schema>, facilityId: number, day: string) =>
  sql`
    insert into visit_rule (facility_id, prefecture_code, path_name, kind, first_day)
    select id, prefecture_code, ${`closed-${day}`}, 'closed', ${day}::date from facility
    where id = ${facilityId} and exists (select from visit_rule where facility_id = ${facilityId})
    on conflict (facility_id, path_name) do update set is_published = true
  `.execute(transaction);
