import { sql, type Transaction } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';

/**
 * Gives a family's place back to each slot; one that is named twice gets two. No slot gets more than it has, and one
 * that was taken away needs none. Triggers tell the search.
 */
export async function releaseCapacity(
  transaction: Transaction<Schema>,
  slots: readonly (number | null)[],
): Promise<void> {
  const given = slots.filter((slot) => slot !== null);
  if (given.length === 0) return;
  // In one order, so that no two who give several back wait for each other.
  await sql`select from visit_slot where id = any(${given}::integer[]) order by id for no key update`.execute(
    transaction,
  );
  await sql`
    update visit_slot slot set families_left = least(slot.capacity, slot.families_left + given.places)
    from (select id, count(*) as places from unnest(${given}::integer[]) given (id) group by id) given
    where slot.id = given.id and slot.families_left < slot.capacity
  `.execute(transaction);
}
