import { wallClockInJapan } from '@enerabi/shared/clock';
import { bookingPagePath } from '@enerabi/shared/contract';
import { sql, type Transaction } from 'kysely';
import { mailaddressKeyOf } from '../../identity/account/account.queries.ts';
import { queueNotice } from '../../identity/auth/queue-notice.ts';
import type { Schema } from '../../platform/db/schema.ts';
import { wallClockText } from '../../platform/db/wall-clock-text.ts';
import { queueMail } from '../../platform/mail/mail-queue.ts';
import type { MailSite } from '../../platform/mail/mail-template.ts';
import { recipientOf } from '../../platform/mail/recipient.rules.ts';
import {
  bookingMail,
  facilityBookingMail,
  visitDigestMail,
  visitReminderMail,
} from '../../platform/mail/templates/index.ts';
import type { BookingEvent, MailedBooking } from '../../platform/mail/templates/visits/mailed-booking.ts';
import { mailedBookingEvent } from '../member-bookings/booking-calendar.ts';
import { nameOf } from '../member-bookings/booking-owner.ts';

import { queueBookingWebhook } from './booking-webhook.ts';

export interface BookingMails {
  site: MailSite;
  /** Mail address of the site's desk (`DESK_MAILADDRESS`); undefined: there is none. */
  desk: string | undefined;
  /** Signs visitors' links (`Secrets.bookings`). */
  linkKey: Buffer;
}

/** What has become of a stored booking. */
export interface BookingNews {
  bookingId: number;
  event: BookingEvent;
}

/**
 * Queues the mails and webhooks on a booking: to the facility or the desk, and to the address that the family gave; of a change or a
 * cancellation also to the member's own address, if that is another one.
 */
export async function queueBookingMails(
  transaction: Transaction<Schema>,
  mails: BookingMails,
  news: BookingNews,
  now: Date,
): Promise<void> {
  const row = await readBooking(transaction, news.bookingId);
  const booking = mailedBookingOf(row);
  await mailFacility(transaction, mails, { row, booking, event: news.event }, now);
  await queueBookingWebhook(transaction, row, news.event, now);
  const { event } = news;
  const isMember = row.own_mailaddress !== null;
  const page = pageOf(mails, row);
  for (const recipient of recipientsOf(row, event)) {
    const isVerified =
      isMember && mailaddressKeyOf(row.own_mailaddress ?? '') === mailaddressKeyOf(recipient);
    const content = bookingMail(mails.site, { booking, event, page, isMember, isVerified });
    await queueNotice(transaction, { recipient, content, calendar: calendarOf(mails, row), now });
  }
}

const recipientsOf = (
  { person_contact_mail: given, own_mailaddress: own }: BookingRow,
  event: BookingEvent,
): string[] => {
  const isOther = own !== null && mailaddressKeyOf(own) !== mailaddressKeyOf(given);
  return [given, ...(isOther && event !== 'booked' ? [own] : [])];
};

/** The visit for the calendar of the family. */
const calendarOf = (mails: BookingMails, row: BookingRow) =>
  mailedBookingEvent({
    booking: {
      booking_id: row.id,
      facility: { name: row.facility_name, address: row.address, phone: row.phone },
      starts_at: row.starts_at,
      ends_at: row.ends_at,
      cancel_by: wallClockInJapan(row.cancel_by),
      state: row.cancelled_at ? 'cancelled' : 'booked',
      person_number: row.person_number,
      child_number: row.child_number,
      visit_guidance: row.visit_guidance,
    },
    revision: row.revision,
    revisedAt: row.cancelled_at ?? row.changed_at ?? row.booked_at,
    page: pageOf(mails, row),
  });

/** Address of the page on which the family sees, changes and cancels the booking. */
const pageOf = ({ site, linkKey }: BookingMails, row: BookingRow): string => {
  const { id: bookingId, account_id: accountId, contact_key: contactKey } = row;
  return `${site.origin}${bookingPagePath(nameOf(linkKey, { bookingId, accountId, contactKey }))}`;
};

/** The mail to the facility or the desk, and its webhooks, alone: the family hears of it otherwise. */
export async function tellFacility(
  transaction: Transaction<Schema>,
  mails: BookingMails,
  { bookingId, event }: BookingNews,
  now: Date,
): Promise<void> {
  const row = await readBooking(transaction, bookingId);
  await mailFacility(transaction, mails, { row, booking: mailedBookingOf(row), event }, now);
  await queueBookingWebhook(transaction, row, event, now);
}

/** Mails the family on the evening before the visit. */
export async function remindFamily(
  transaction: Transaction<Schema>,
  mails: BookingMails,
  bookingId: number,
  now: Date,
): Promise<void> {
  const row = await readBooking(transaction, bookingId);
  const booking = mailedBookingOf(row);
  await queueMail(transaction, {
    recipient: booking.mailaddress,
    content: visitReminderMail(mails.site, { booking, page: pageOf(mails, row) }),
    now,
    giveUpAt: beginningOf(booking),
  });
}

/** Mails a facility, or the desk, the visits of a day. */
export async function tellFacilityOfDay(
  transaction: Transaction<Schema>,
  { site, desk }: BookingMails,
  { facilityId, day }: { facilityId: number; day: string },
  now: Date,
): Promise<void> {
  const { rows } = await sql<BookingRow>`
    ${bookingColumns} where booking.facility_id = ${facilityId} and booking.cancelled_at is null
      and booking.starts_at::date = ${day}::date
    order by booking.starts_at, booking.id
  `.execute(transaction);
  const [first] = rows;
  if (!first) return;
  const { kind, mailaddress } = recipientOf(first, desk);
  if (!mailaddress) return;
  const bookings = rows.map(mailedBookingOf);
  await queueMail(transaction, {
    recipient: mailaddress,
    content: visitDigestMail(site, { bookings, day, recipient: kind }),
    now,
    giveUpAt: beginningOf(bookings.at(-1) as MailedBooking),
  });
}

/** After the visit a mail is of no use. */
const beginningOf = ({ startsAt }: MailedBooking): Date => new Date(`${startsAt.replace(' ', 'T')}+09:00`);

async function mailFacility(
  transaction: Transaction<Schema>,
  { site, desk }: BookingMails,
  { row, booking, event }: { row: BookingRow; booking: MailedBooking; event: BookingEvent },
  now: Date,
): Promise<void> {
  const { kind, mailaddress } = recipientOf(row, desk);
  if (!mailaddress) return;
  await queueMail(transaction, {
    recipient: mailaddress,
    content: facilityBookingMail(site, { booking, event, recipient: kind }),
    replyTo: booking.mailaddress,
    now,
    giveUpAt: beginningOf(booking),
  });
}

interface BookingRow {
  id: number;
  facility_id: number;
  account_id: number | null;
  contact_key: string;
  reference: string;
  starts_at: string;
  ends_at: string;
  cancel_by: Date;
  booked_at: Date;
  cancelled_at: Date | null;
  changed_at: Date | null;
  revision: number;
  person_last_name: string;
  person_first_name: string;
  person_last_name_furigana: string;
  person_first_name_furigana: string;
  person_contact_phone: string;
  person_contact_mail: string;
  birthdays: string[];
  desired_admission_date: string | null;
  person_number: number;
  child_number: number;
  message_to_childcare_facility: string;
  facility_name: string;
  path_name: string;
  address: string;
  phone: string | null;
  is_demo: boolean;
  contact_mailaddress: string | null;
  visit_guidance: string | null;
  /** The confirmed address of the member who booked it. */
  own_mailaddress: string | null;
}

const bookingColumns = sql`
  select booking.id, booking.facility_id, booking.account_id, booking.contact_key, booking.reference, ${wallClockText(sql`booking.starts_at`)} as starts_at,
    ${wallClockText(sql`booking.ends_at`)} as ends_at, booking.cancel_by, booking.booked_at,
    booking.cancelled_at, booking.changed_at, booking.revision,
    booking.person_last_name, booking.person_first_name, booking.person_last_name_furigana,
    booking.person_first_name_furigana, booking.person_contact_phone, booking.person_contact_mail,
    array_remove(array[booking.child_birthday_1, booking.child_birthday_2, booking.child_birthday_3], null)::text[]
      as birthdays,
    booking.desired_admission_date, booking.person_number, booking.child_number,
    booking.message_to_childcare_facility, facility.name as facility_name, facility.path_name, facility.address,
    facility.phones[1] as phone, facility.is_demo, facility.contact_mailaddress, guidance.body as visit_guidance,
    account.mailaddress as own_mailaddress
  from booking
    join facility on facility.id = booking.facility_id
    left join account on account.id = booking.account_id
    left join visit_guidance guidance on guidance.facility_id = booking.facility_id
`;

async function readBooking(transaction: Transaction<Schema>, bookingId: number): Promise<BookingRow> {
  const { rows } = await sql<BookingRow>`${bookingColumns} where booking.id = ${bookingId}`.execute(
    transaction,
  );
  return rows[0] as BookingRow;
}

const mailedBookingOf = (row: BookingRow): MailedBooking => ({
  reference: row.reference,
  facility: {
    name: row.facility_name,
    path_name: row.path_name,
    address: row.address,
    phone: row.phone,
    is_demo: row.is_demo,
    visit_guidance: row.visit_guidance,
  },
  startsAt: row.starts_at,
  endsAt: row.ends_at,
  cancelBy: wallClockInJapan(row.cancel_by),
  bookedAt: wallClockInJapan(row.booked_at),
  name: `${row.person_last_name} ${row.person_first_name}`,
  furigana: `${row.person_last_name_furigana} ${row.person_first_name_furigana}`,
  phone: row.person_contact_phone,
  mailaddress: row.person_contact_mail,
  birthdays: row.birthdays,
  admissionDate: row.desired_admission_date,
  persons: row.person_number,
  children: row.child_number,
  message: row.message_to_childcare_facility,
});
