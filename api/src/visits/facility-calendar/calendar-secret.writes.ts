import { createHash, randomBytes } from 'node:crypto';
import { facilityCalendarPath } from '@enerabi/shared/contract';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import { BookingError } from '../member-bookings/booking-error.ts';

/** SHA-256 suffices for a secret of 256 bits. */
export const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest();

export interface CalendarAddress {
  /** Path name. */
  facility: string;
  /** Null: it has none any more. */
  address: string | null;
}

/**
 * Makes the address at which a facility's calendar program reads its visits. It is shown this once; an earlier one ends.
 * @param origin of the site
 * @throws BookingError if there is no such facility, or it has an address and `isRenewal` is false
 */
export async function makeCalendarAddress(
  db: Kysely<Schema>,
  { facility, origin, isRenewal }: { facility: string; origin: string; isRenewal: boolean },
  now: Date,
): Promise<CalendarAddress> {
  const id = await facilityIdOf(db, facility);
  const secret = randomBytes(32).toString('base64url');
  const { rows } = await sql`
    insert into facility_calendar (facility_id, secret_hash, created_at) values (${id}, ${hashOf(secret)}, ${now})
    on conflict (facility_id) do update set secret_hash = excluded.secret_hash, created_at = excluded.created_at
      where ${isRenewal}
    returning facility_id
  `.execute(db);
  if (rows.length === 0)
    throw new BookingError(`${facility} has a calendar address; --renew makes another one, and ends it.`);
  return { facility, address: `${origin}${facilityCalendarPath(secret)}` };
}

/** Ends a facility's address. @throws BookingError if it has none */
export async function revokeCalendarAddress(db: Kysely<Schema>, facility: string): Promise<CalendarAddress> {
  const id = await facilityIdOf(db, facility);
  const { rows } = await sql`
    delete from facility_calendar where facility_id = ${id} returning facility_id
  `.execute(db);
  if (rows.length === 0) throw new BookingError(`${facility} has no calendar address.`);
  return { facility, address: null };
}

async function facilityIdOf(db: Kysely<Schema>, path_name: string): Promise<number> {
  const query = db.selectFrom('facility').select('id').where('path_name', '=', path_name);
  const facility = await query.where('is_published', '=', true).executeTakeFirst();
  if (!facility) throw new BookingError(`There is no published facility ${path_name}.`);
  return facility.id;
}
