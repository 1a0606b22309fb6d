import {
  contactKinds,
  experienceYears,
  jobDetailKinds,
  jobKinds,
  jobTypes,
  purposeKinds,
} from '@enerabi/shared/constants';
import { dateText } from '@enerabi/shared/japanese';
import type { StoredCandidate } from '../../db/account-schema.ts';
import { fact, type MailPart, quote } from './frame/parts.ts';
import { clockWords } from './moment-words.ts';

/** A message to a facility, as mails tell of it. */
export interface MailedMessage {
  reference: string;
  facility: { name: string; path_name: string; is_demo: boolean };
  jobPosting: { title: string; path_name: string } | null;
  purposeKindId: number;
  contactKindIds: readonly number[];
  content: string;
  mailaddress: string;
  preferredDates: readonly { preferred_date: string; start_time: string }[];
  candidate: Partial<StoredCandidate>;
  /** `YYYY-MM-DD HH:mm:ss` in Japan. */
  sentAt: string;
}

/** Facts that contain no text typed by the sender. */
export const summaryParts = ({
  reference,
  facility,
  jobPosting,
  contactKindIds,
  sentAt,
}: MailedMessage): MailPart[] => [
  fact('受付番号', reference),
  fact('園・施設', facility.name),
  ...(jobPosting ? [fact('求人', jobPosting.title)] : []),
  fact('ご用件', kindNames(contactKindIds)),
  fact('送信日時', clockWords(sentAt)),
];

/** Everything that the sender typed. */
export const senderParts = (message: MailedMessage): MailPart[] => {
  const { candidate, mailaddress, purposeKindId, preferredDates, content } = message;
  const purpose = purposeKinds.find(({ id }) => id === purposeKindId)?.name ?? '';
  return [
    ...some('目的', purpose),
    ...some('お名前', [candidate.last_name, candidate.first_name].filter(Boolean).join(' ')),
    ...some('メールアドレス', mailaddress),
    ...some('電話番号', candidate.phone_number),
    ...some('ご希望の日時', preferredDates.map(dateWords).join('\n')),
    ...some('お子さま', (candidate.children ?? []).map(childWords(message.sentAt)).join('\n')),
    ...occupationParts(candidate),
    quote('お問い合わせの内容', content),
  ];
};

function occupationParts(candidate: Partial<StoredCandidate>): MailPart[] {
  const { job_kind_id, job_detail_kind_id, school_name, department_name, grade, year_of_graduation } =
    candidate;
  const { job_experience } = candidate;
  const occupation = [
    job_kind_id ? jobKinds[job_kind_id] : '',
    job_detail_kind_id ? jobDetailKinds[job_detail_kind_id].name : '',
  ];
  return [
    ...some('現在のご状況', occupation.filter(Boolean).join('／')),
    ...some('学校', [school_name, department_name, grade ? `${grade}年` : ''].filter(Boolean).join(' ')),
    ...some('卒業（予定）年', year_of_graduation ? `${year_of_graduation}年` : ''),
    ...some(
      '経験',
      job_experience
        ? `${jobTypes[job_experience.job_type_id]}：${experienceYears[job_experience.experience_year_id]}`
        : '',
    ),
  ];
}

const some = (label: string, words: string | undefined): MailPart[] => (words ? [fact(label, words)] : []);

const kindNames = (ids: readonly number[]): string =>
  contactKinds
    .filter(({ id }) => ids.includes(id))
    .map(({ name }) => name)
    .join('\n');

const dateWords = ({ preferred_date, start_time }: MailedMessage['preferredDates'][number], at: number) =>
  `第${at + 1}希望：${clockWords(`${preferred_date} ${start_time}:00`)}`;

/** @param sentAt `YYYY-MM-DD HH:mm:ss` in Japan */
export const childWords =
  (sentAt: string) =>
  ({ birthday }: Pick<StoredCandidate['children'][number], 'birthday'>, at: number): string =>
    `${at + 1}人目：${birthday ? `${dateText(birthday)}${birthday > sentAt.slice(0, 10) ? '出産予定' : '生まれ'}` : '生年月日の記入なし'}`;
