import { sql, type Transaction } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';

/** Ends all waiting of a mail address and erases it; what is held for it is released a moment later. */
export async function forgetWaiting(
  transaction: Transaction<Schema>,
  contactKey: string,
  now: Date,
): Promise<void> {
  await sql`
    update visit_offer set contact_key = 'erased ' || id, expires_at = least(expires_at, ${now})
    where contact_key = ${contactKey}
  `.execute(transaction);
  await sql`
    update waitlist_entry set mailaddress = '', state = case when ended_at is null then 'left' else state end,
      ended_at = coalesce(ended_at, ${now})
    where contact_key = ${contactKey}
  `.execute(transaction);
}
