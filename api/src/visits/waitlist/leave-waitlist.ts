import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import { lockSlots } from '../slots/slot-capacity.queries.ts';
import { freeCapacity } from './offer-capacity.ts';

/** A family waits no more; what was held for it is held for the next. Idempotent. */
export const leaveWaitlist = (db: Kysely<Schema>, entryId: number, now: Date): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    const offers = await sql<{ visit_slot_id: number | null }>`
      select visit_slot_id from visit_offer where waitlist_entry_id = ${entryId} and ended_at is null
    `.execute(transaction);
    await lockSlots(
      transaction,
      offers.rows.flatMap(({ visit_slot_id }) => visit_slot_id ?? []),
    );
    await sql`
      update waitlist_entry set state = 'left', ended_at = ${now} where id = ${entryId} and ended_at is null
    `.execute(transaction);
    const { rows } = await sql<{ visit_slot_id: number | null }>`
      update visit_offer set ended_at = ${now}, outcome = 'declined'
      where waitlist_entry_id = ${entryId} and ended_at is null returning visit_slot_id
    `.execute(transaction);
    await freeCapacity(
      transaction,
      rows.map(({ visit_slot_id }) => visit_slot_id),
      now,
    );
  });
