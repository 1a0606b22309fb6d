import { sql, type Transaction } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';

/**
 * Releases the capacity of one family in each slot, or of two in a slot that is named twice, up to what the facility
 * has not given away itself. Deleted slots are null. Triggers pass the change to the search.
 */
export async function releaseCapacity(
  transaction: Transaction<Schema>,
  slots: readonly (number | null)[],
): Promise<void> {
  const given = slots.filter((slot) => slot !== null);
  if (given.length === 0) return;
  await lockSlots(transaction, given);
  await sql`
    update visit_slot slot
    set families_left = least(slot.capacity - slot.reserved_elsewhere, slot.families_left + given.families)
    from (select id, count(*) as families from unnest(${given}::integer[]) given (id) group by id) given
    where slot.id = given.id and slot.families_left < slot.capacity - slot.reserved_elsewhere
  `.execute(transaction);
}

/** Locks slots in the order of their ids, so that transactions that release or exchange capacity cannot deadlock. */
export const lockSlots = (transaction: Transaction<Schema>, slots: readonly number[]) =>
  sql`select from visit_slot where id = any(${slots}::integer[]) order by id for no key update`.execute(
    transaction,
  );
