import { type CsvColumn, writeCsv } from '../../platform/command/csv.ts';
import type { ListedMessage } from '../candidate-messages/message-list.queries.ts';
import { kindNames } from './message-text.ts';

const columns: readonly CsvColumn<ListedMessage>[] = [
  ['受付番号', ({ reference }) => reference],
  ['送信日時', ({ sent_at }) => sent_at],
  ['状態', ({ state }) => state],
  ['送付先', ({ recipient }) => recipient],
  ['メールの状態', ({ delivery }) => delivery],
  ['施設', ({ facility_name }) => facility_name],
  ['施設のパス名', ({ facility_path_name }) => facility_path_name],
  ['求人', ({ job_posting_title }) => job_posting_title ?? ''],
  ['ご用件', ({ contact_kind_ids }) => kindNames(contact_kind_ids).join('、')],
  ['姓', ({ candidate_information }) => candidate_information.last_name ?? ''],
  ['名', ({ candidate_information }) => candidate_information.first_name ?? ''],
  ['メールアドレス', ({ mailaddress }) => mailaddress],
  ['電話番号', ({ candidate_information }) => candidate_information.phone_number ?? ''],
  [
    '希望日時',
    ({ preferred_dates }) =>
      preferred_dates.map(({ preferred_date, start_time }) => `${preferred_date} ${start_time}`).join('、'),
  ],
  [
    'お子さまの生年月日',
    ({ candidate_information }) =>
      (candidate_information.children ?? []).map(({ birthday }) => birthday ?? '').join('、'),
  ],
  ['内容', ({ content }) => content],
];

export const messageCsv = (messages: readonly ListedMessage[]): string => writeCsv(columns, messages);
