import type { Moment } from '@enerabi/shared/clock';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import { wallClockText } from '../../platform/db/wall-clock-text.ts';
import { isOpenToBooking } from '../slots/bookable.ts';
import type { OpenSlot, WaitingFamily } from './match-offers.rules.ts';

type Now = Pick<Moment, 'now' | 'clock'>;

/** Who waits at a facility, in the order of joining; without those who have an offer, or a visit ahead, there. */
export async function findWaiting(
  transaction: Transaction<Schema>,
  facilityId: number,
  { clock }: Now,
): Promise<WaitingFamily[]> {
  const { rows } = await sql<WaitingFamily>`
    select entry.id, entry.contact_key, ${wallClockText(sql`entry.first_start`)} as first_start,
      ${wallClockText(sql`entry.last_start`)} as last_start, entry.child_birthday::text as child_birthday,
      entry.desired_admission_date::text as desired_admission_date,
      array(
        select visit_slot_id from visit_offer offer
        where offer.waitlist_entry_id = entry.id and offer.outcome = 'announced' and visit_slot_id is not null
      ) as announced_slot_ids
    from waitlist_entry entry
    where entry.facility_id = ${facilityId} and entry.state = 'waiting'
      and not exists (
        select from visit_offer offer where offer.facility_id = entry.facility_id
          and offer.contact_key = entry.contact_key and offer.ended_at is null
      )
      and not exists (
        select from booking where booking.facility_id = entry.facility_id
          and booking.contact_key = entry.contact_key and booking.cancelled_at is null
          and booking.ends_at > ${clock}::timestamp
      )
    order by entry.joined_at, entry.id
  `.execute(transaction);
  return rows;
}

/** Those of the slots with families left whose booking is open. */
export async function findOpenSlots(
  transaction: Transaction<Schema>,
  slots: readonly number[],
  moment: Now,
): Promise<(OpenSlot & { facility_id: number })[]> {
  const { rows } = await sql<OpenSlot & { facility_id: number }>`
    select slot.id, slot.facility_id, ${wallClockText(sql`slot.starts_at`)} as starts_at, slot.child_class_ids,
      slot.families_left, slot.book_by
    from visit_slot slot
    where slot.id = any(${slots}::integer[]) and slot.families_left > 0 and ${isOpenToBooking(moment)}
    order by slot.facility_id, slot.starts_at
  `.execute(transaction);
  return rows;
}

/** Slots with families left for which somebody waits, of one facility or of all. */
export async function findWaitedFor(
  db: Kysely<Schema>,
  moment: Now,
  facilityId: number | null = null,
): Promise<{ id: number; facility_id: number }[]> {
  const { rows } = await sql<{ id: number; facility_id: number }>`
    select slot.id, slot.facility_id from visit_slot slot
    where slot.families_left > 0 and ${isOpenToBooking(moment)}
      and (${facilityId}::integer is null or slot.facility_id = ${facilityId}::integer)
      and exists (
        select from waitlist_entry entry where entry.facility_id = slot.facility_id and entry.state = 'waiting'
          and slot.starts_at between entry.first_start and entry.last_start
      )
    order by slot.facility_id, slot.id
  `.execute(db);
  return rows;
}
