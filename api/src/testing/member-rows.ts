import type { Insertable } from 'kysely';
import type { BookingTable, CandidateMessageTable } from '../platform/db/account-schema.ts';
import { makeReference } from '../platform/reference-number/reference-number.rules.ts';

/** Owners of a row: a facility and, unless null, a member. */
interface Sender {
  facility_id: number;
  account_id: number | null;
}

/**
 * Rows with few facts; `known` sets those that matter to the test. A booking can be cancelled until the visit begins.
 */
export const sampleBooking = (
  { facility_id, account_id }: Sender,
  starts_at: string,
  known: Partial<Insertable<BookingTable>> = {},
): Insertable<BookingTable> => ({
  facility_id,
  account_id,
  visit_slot_id: null,
  starts_at,
  ends_at: `${starts_at.slice(0, 10)} 23:30:00`,
  cancel_by: new Date(`${starts_at.replace(' ', 'T')}+09:00`),
  person_last_name: '山田',
  person_first_name: '花子',
  person_last_name_furigana: 'ヤマダ',
  person_first_name_furigana: 'ハナコ',
  person_contact_phone: '090-1234-5678',
  person_contact_mail: 'hanako@example.jp',
  child_birthday_1: '2024-04-02',
  person_number: 2,
  child_number: 1,
  message_to_childcare_facility: '夫婦で伺います。',
  terms_version: '2026-11-22',
  booked_at: new Date('2026-05-01T00:00:00Z'),
  reference: makeReference(),
  ...known,
});

export const sampleMessage = (
  { facility_id, account_id }: Sender,
  sent_at: Date,
  known: Partial<Insertable<CandidateMessageTable>> = {},
): Insertable<CandidateMessageTable> => ({
  facility_id,
  account_id,
  purpose_kind_id: 2,
  contact_kind_ids: [1001],
  content: '見学をお願いいたします。',
  sent_at,
  ...known,
});
