import type { Moment } from '@enerabi/shared/clock';
import type { TourAcceptance } from '@enerabi/shared/constants';
import { sql, type Transaction } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import { wallClockText } from '../../platform/db/wall-clock-text.ts';
import type { OtherVisit, WantedSlot } from './booking-refusal.rules.ts';

export interface BookedFacility {
  id: number;
  tour_acceptance: TourAcceptance;
}

/** A published facility; undefined if there is none, or its number is another one. */
export async function findBookedFacility(
  transaction: Transaction<Schema>,
  facilityId: number,
  facilityNumber: string | null,
): Promise<BookedFacility | undefined> {
  const { rows } = await sql<BookedFacility>`
    select id, tour_acceptance from facility
    where id = ${facilityId} and is_published
      and (${facilityNumber}::text is null or facility_number = ${facilityNumber}::text)
  `.execute(transaction);
  return rows[0];
}

export interface SlotRow extends WantedSlot {
  id: number;
  cancel_by: Date;
}

/**
 * @param startsAt wall clock in Japan; a day or a time that does not exist has no slot
 * @param isHeld keeps the slot from being deleted until the transaction ends; bookings of others go on
 */
export async function findSlotAt(
  transaction: Transaction<Schema>,
  facilityId: number,
  startsAt: string,
  isHeld = false,
): Promise<SlotRow | undefined> {
  const { rows } = await sql<SlotRow>`
    select id, ${wallClockText(sql`starts_at`)} as starts_at, ${wallClockText(sql`ends_at`)} as ends_at,
      child_class_ids, families_left, max_persons, max_children, opens_at, book_by, cancel_by
    from visit_slot where facility_id = ${facilityId} and ${wallClockText(sql`starts_at`)} = ${startsAt}
    ${isHeld ? sql`for key share` : sql``}
  `.execute(transaction);
  return rows[0];
}

/** A family is an account, a mail address, or both. */
export interface Family {
  accountId: number | undefined;
  contactKey: string;
}

/** Names by which bookings of one family wait for each other, and for the closing of its account. */
export const familyNames = ({ accountId, contactKey }: Partial<Family>): string[] => [
  ...(contactKey === undefined ? [] : [`mail ${contactKey}`]),
  ...(accountId === undefined ? [] : [`account ${accountId}`]),
];

/** The family's visits that are ahead, at all facilities. @param except a booking that is changed */
export async function findVisitsAhead(
  transaction: Transaction<Schema>,
  { accountId, contactKey }: Family,
  { clock }: Pick<Moment, 'clock'>,
  except: number | null = null,
): Promise<OtherVisit[]> {
  const { rows } = await sql<OtherVisit>`
    select facility_id, ${wallClockText(sql`starts_at`)} as starts_at, ${wallClockText(sql`ends_at`)} as ends_at
    from booking
    where cancelled_at is null and ends_at > ${clock}::timestamp and id is distinct from ${except}::integer
      and (account_id = ${accountId ?? null}::integer or (contact_key = ${contactKey} and contact_key <> ''))
  `.execute(transaction);
  return rows;
}
