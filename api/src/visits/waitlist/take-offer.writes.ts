import { sql, type Transaction } from 'kysely';
import { idInToken, isSameToken } from '../../identity/secret/link-token.ts';
import type { Schema } from '../../platform/db/schema.ts';
import { waitlistToken } from './waitlist-token.ts';

/**
 * The offer that a link's token has for this slot.
 * @param token absent or '' without a link
 * @returns its id; undefined if it has none, or its time is over
 */
export async function findOffer(
  transaction: Transaction<Schema>,
  linkKey: Buffer,
  { token, slotId }: { token: string | undefined; slotId: number | undefined },
  now: Date,
): Promise<number | undefined> {
  const entryId = token ? idInToken(token) : undefined;
  if (!token || entryId === undefined || slotId === undefined) return undefined;
  const { rows } = await sql<{ id: number; contact_key: string }>`
    select id, contact_key from visit_offer
    where waitlist_entry_id = ${entryId} and visit_slot_id = ${slotId} and ended_at is null
      and expires_at > ${now}::timestamptz
  `.execute(transaction);
  const [offer] = rows;
  return offer && isSameToken(token, waitlistToken(linkKey, entryId, offer.contact_key))
    ? offer.id
    : undefined;
}

/** Books what is held. The database decides whether the offer still stands. @returns false if it does not */
export async function takeOffer(
  transaction: Transaction<Schema>,
  offerId: number,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql<{ waitlist_entry_id: number }>`
    update visit_offer set ended_at = ${now}, outcome = 'booked'
    where id = ${offerId} and ended_at is null and expires_at > ${now}::timestamptz returning waitlist_entry_id
  `.execute(transaction);
  const [taken] = rows;
  if (!taken) return false;
  await sql`
    update waitlist_entry set state = 'booked', ended_at = ${now} where id = ${taken.waitlist_entry_id}
  `.execute(transaction);
  return true;
}

/** Who has booked at a facility waits there no more; an offer that is left is released by `renewWaitlist`. */
export const endWaiting = (
  transaction: Transaction<Schema>,
  { facilityId, contactKey }: { facilityId: number; contactKey: string },
  now: Date,
) =>
  sql`
    update waitlist_entry set state = 'booked', ended_at = ${now}
    where facility_id = ${facilityId} and contact_key = ${contactKey} and state = 'waiting'
  `.execute(transaction);
