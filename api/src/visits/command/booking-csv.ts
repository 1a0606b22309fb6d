import { type CsvColumn, writeCsv } from '../../platform/command/csv.ts';
import type { ListedBooking } from './booking-list.queries.ts';

const states = { booked: '予約', cancelled: 'キャンセル' } as const;

const columns: readonly CsvColumn<ListedBooking>[] = [
  ['予約番号', ({ reference }) => reference],
  ['状態', ({ state }) => states[state]],
  ['施設', ({ facility_name }) => facility_name],
  ['施設のパス名', ({ facility_path_name }) => facility_path_name],
  ['開始', ({ starts_at }) => starts_at.slice(0, 16)],
  ['終了', ({ ends_at }) => ends_at.slice(0, 16)],
  ['姓', ({ person_last_name }) => person_last_name],
  ['名', ({ person_first_name }) => person_first_name],
  ['姓（フリガナ）', ({ person_last_name_furigana }) => person_last_name_furigana],
  ['名（フリガナ）', ({ person_first_name_furigana }) => person_first_name_furigana],
  ['電話番号', ({ person_contact_phone }) => person_contact_phone],
  ['メールアドレス', ({ person_contact_mail }) => person_contact_mail],
  ['お子さまの生年月日', ({ birthdays }) => birthdays.join('、')],
  ['入園の希望', ({ desired_admission_date }) => desired_admission_date ?? ''],
  ['大人', ({ person_number }) => String(person_number)],
  ['お子さま', ({ child_number }) => String(child_number)],
  ['メッセージ', ({ message_to_childcare_facility }) => message_to_childcare_facility],
  ['予約した日時', ({ booked_at }) => booked_at],
  ['キャンセルした日時', ({ cancelled_at }) => cancelled_at ?? ''],
];

export const bookingCsv = (bookings: readonly ListedBooking[]): string => writeCsv(columns, bookings);
