import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';

/** Bookings stay for the accounts of their slots, without saying whose they were. @param which condition on `booking` */
export const forgetWhoBooked = (db: Kysely<Schema>, which: RawBuilder<boolean>) =>
  db
    .updateTable('booking')
    .set({
      account_id: null,
      person_last_name: '',
      person_first_name: '',
      person_last_name_furigana: '',
      person_first_name_furigana: '',
      person_contact_phone: '',
      person_contact_mail: '',
      child_birthday_1: null,
      child_birthday_2: null,
      child_birthday_3: null,
      desired_admission_date: null,
      message_to_childcare_facility: '',
    })
    .where(which)
    .execute();

/** As long as messages are kept: the question of a school year, and as long again. */
const retentionMs = 400 * 86_400_000;

/** Erases who visited long ago; facility and time stay. A member keeps the own visits as long as the account. */
export const eraseOldBookings = (db: Kysely<Schema>, now: Date) =>
  forgetWhoBooked(
    db,
    sql`account_id is null and contact_key <> '' and ends_at < ${new Date(now.getTime() - retentionMs)}::timestamptz at time zone 'Asia/Tokyo'`,
  );
