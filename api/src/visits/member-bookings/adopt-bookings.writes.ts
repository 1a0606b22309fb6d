import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';

/**
 * Makes the bookings of a visitor the member's who has confirmed the same mail address (R6.7). Their links end; the
 * member's page has them.
 */
export const adoptBookings = (db: Kysely<Schema>, accountId: number) =>
  sql`
    update booking set account_id = account.id from account
    where account.id = ${accountId} and booking.account_id is null and booking.contact_key <> ''
      and booking.contact_key = account.mailaddress_key
  `.execute(db);
