import { momentOf } from '@enerabi/shared/clock';
import { sql, type Transaction } from 'kysely';
import { takeNamedLocks } from '../../platform/db/advisory-locks.ts';
import type { Schema } from '../../platform/db/schema.ts';
import { lockSlots, releaseCapacity } from '../slots/slot-capacity.queries.ts';
import { matchOffers, type Offer } from './match-offers.rules.ts';
import { findOpenSlots, findWaitedFor, findWaiting } from './waiting.queries.ts';

/**
 * Releases the capacity of one family in each slot, and holds it at once for who waits: nobody can book it before them.
 * Mails follow (`renewWaitlist`). It comes last in its transaction.
 * @param slots a slot that is named twice has two families released; deleted slots are null
 */
export async function freeCapacity(
  transaction: Transaction<Schema>,
  slots: readonly (number | null)[],
  now: Date,
): Promise<void> {
  await releaseCapacity(transaction, slots);
  await offerCapacity(
    transaction,
    slots.filter((slot) => slot !== null),
    now,
  );
}

/** Holds what a facility's slots have left for who waits, after slots were added or changed. */
export async function offerCapacityOf(
  transaction: Transaction<Schema>,
  facilityId: number,
  now: Date,
): Promise<void> {
  const waited = (await findWaitedFor(transaction, momentOf(now), facilityId)).map(({ id }) => id);
  if (waited.length === 0) return;
  await lockSlots(transaction, waited);
  await offerCapacity(transaction, waited, now);
}

/** @param slots locked by the transaction */
async function offerCapacity(
  transaction: Transaction<Schema>,
  slots: readonly number[],
  now: Date,
): Promise<void> {
  const moment = momentOf(now);
  const known = await findOpenSlots(transaction, slots, moment);
  const facilities = [...new Set(known.map(({ facility_id }) => facility_id))];
  // A family that waits for two slots of a facility is offered one of them.
  await takeNamedLocks(
    transaction,
    'waitlist',
    facilities.map((id) => `facility ${id}`),
  );
  for (const facilityId of facilities) {
    const waiting = await findWaiting(transaction, facilityId, moment);
    if (waiting.length === 0) continue;
    const open = known.filter(({ facility_id }) => facility_id === facilityId);
    for (const offer of matchOffers(waiting, open, now))
      await storeOffer(transaction, facilityId, offer, now);
  }
}

async function storeOffer(
  transaction: Transaction<Schema>,
  facilityId: number,
  { entryId, contactKey, slotId, startsAt, expiresAt }: Offer,
  now: Date,
): Promise<void> {
  await sql`
    insert into visit_offer (waitlist_entry_id, visit_slot_id, facility_id, contact_key, starts_at, offered_at,
      expires_at, ended_at, outcome)
    values (${entryId}, ${slotId}, ${facilityId}, ${contactKey}, ${startsAt}, ${now}, ${expiresAt ?? now},
      ${expiresAt ? null : now}, ${expiresAt ? null : 'announced'})
  `.execute(transaction);
  if (!expiresAt) return;
  await sql`update waitlist_entry set state = 'offered' where id = ${entryId}`.execute(transaction);
  await sql`update visit_slot set families_left = families_left - 1 where id = ${slotId}`.execute(
    transaction,
  );
}
