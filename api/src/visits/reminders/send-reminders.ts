import { wallClockInJapan } from '@enerabi/shared/clock';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import { type BookingMails, remindFamily, tellFacilityOfDay } from '../bookings/booking-mails.ts';

export interface SentReminders {
  /** Mails to families. */
  reminders: number;
  /** Mails to facilities. */
  digests: number;
}

/** On the evening before the visit, wall clock in Japan. */
const sentAt = '17:00';
const batch = 100;

const evening: RawBuilder<unknown> = sql`(booking.starts_at::date - 1 + ${sentAt}::time)`;

/**
 * Mails what is due: to each family that has a visit tomorrow, and to each facility the list of its visits; later, if
 * the site was down on the evening. Several processes may do it at the same time: each mail is queued once, in the
 * transaction that marks it. Who books or changes on the evening itself has just been mailed.
 * @param now decides what is due
 */
export async function sendReminders(
  db: Kysely<Schema>,
  mails: BookingMails,
  now: Date,
  isEnding: () => boolean = () => false,
): Promise<SentReminders> {
  const sent = { reminders: 0, digests: 0 };
  for (let isMore = true; isMore && !isEnding(); ) {
    const reminded = await remindSome(db, mails, now);
    sent.reminders += reminded;
    isMore = reminded === batch;
  }
  for (let isMore = true; isMore && !isEnding(); ) {
    const told = await tellSome(db, mails, now);
    sent.digests += told;
    isMore = told === batch;
  }
  return sent;
}

const remindSome = (db: Kysely<Schema>, mails: BookingMails, now: Date): Promise<number> =>
  db.transaction().execute(async (transaction) => {
    const clock = wallClockInJapan(now);
    const { rows } = await sql<{ id: number }>`
      update booking set reminded_revision = revision
      where id in (
        select id from booking
        where cancelled_at is null and starts_at > ${clock}::timestamp
          and starts_at < ${clock}::timestamp + interval '2 days' and ${evening} <= ${clock}::timestamp
          and coalesce(changed_at, booked_at) at time zone 'Asia/Tokyo' < ${evening}
          and reminded_revision is distinct from revision and person_contact_mail <> ''
        order by starts_at, id limit ${batch} for update skip locked
      )
      returning id
    `.execute(transaction);
    for (const { id } of rows) await remindFamily(transaction, mails, id, now);
    return rows.length;
  });

const tellSome = (db: Kysely<Schema>, mails: BookingMails, now: Date): Promise<number> =>
  db.transaction().execute(async (transaction) => {
    const clock = wallClockInJapan(now);
    const { rows } = await sql<{ facility_id: number; visit_day: string }>`
      insert into visit_digest (facility_id, visit_day, sent_at)
      select distinct booking.facility_id, booking.starts_at::date, ${now}::timestamptz from booking
      where booking.cancelled_at is null and booking.starts_at > ${clock}::timestamp
        and booking.starts_at < ${clock}::timestamp + interval '2 days' and ${evening} <= ${clock}::timestamp
        and not exists (
          select from visit_digest told
          where told.facility_id = booking.facility_id and told.visit_day = booking.starts_at::date
        )
      order by 1, 2 limit ${batch}
      on conflict do nothing
      returning facility_id, visit_day
    `.execute(transaction);
    for (const { facility_id, visit_day } of rows)
      await tellFacilityOfDay(transaction, mails, { facilityId: facility_id, day: visit_day }, now);
    return rows.length;
  });

/** Nobody needs to know any more whether a facility was told. */
export const deleteOldDigests = (db: Kysely<Schema>, now: Date) =>
  sql`delete from visit_digest where sent_at < ${now}::timestamptz - interval '30 days'`.execute(db);
