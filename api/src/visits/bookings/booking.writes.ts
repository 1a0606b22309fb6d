import type { BookVisit } from '@enerabi/shared/contract';
import { sql, type Transaction } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import { makeReference } from '../../platform/reference-number/reference-number.rules.ts';
import type { SlotRow } from './booking.queries.ts';

/**
 * Takes the capacity of one family in a slot whose booking is open. The database decides: of concurrent transactions as
 * many succeed as families are left, and each waits for the one before it to end. It comes last in its transaction, so
 * that they wait shortly.
 * @returns false if the slot is full
 */
export async function takeCapacity(
  transaction: Transaction<Schema>,
  slotId: number,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`
    update visit_slot set families_left = families_left - 1
    where id = ${slotId} and families_left > 0 and book_by > ${now}::timestamptz
      and (opens_at is null or opens_at <= ${now}::timestamptz)
    returning id
  `.execute(transaction);
  return rows.length > 0;
}

export interface InsertedBooking {
  booking: BookVisit;
  slot: SlotRow;
  accountId: number | undefined;
}

/** Stores a booking under a new reference. */
export async function insertBooking(
  transaction: Transaction<Schema>,
  { booking, slot, accountId }: InsertedBooking,
  now: Date,
): Promise<{ id: number; reference: string }> {
  const {
    facility_number: _number,
    desired_reservation_datetime: _time,
    waitlist_token: _token,
    terms_version,
    ...values
  } = booking;
  for (;;) {
    const row = await transaction
      .insertInto('booking')
      .values({
        ...values,
        reference: makeReference(),
        visit_slot_id: slot.id,
        account_id: accountId ?? null,
        starts_at: slot.starts_at,
        ends_at: slot.ends_at,
        cancel_by: slot.cancel_by,
        terms_version: terms_version ?? '',
        booked_at: now,
      })
      .onConflict((conflict) => conflict.column('reference').doNothing())
      .returning(['id', 'reference'])
      .executeTakeFirst();
    // A reference that is taken comes once in thousands of years.
    if (row) return row;
  }
}
