import { dateText } from '@enerabi/shared/japanese';
import { fact, type MailPart, quote } from '../frame/parts.ts';
import { childWords } from '../mailed-message.ts';
import { clockWords } from '../moment-words.ts';

/** What became of a booking; `changed`: its time. */
export type BookingEvent = 'booked' | 'changed' | 'cancelled';

/** A booked visit, as mails tell of it. Times are wall clocks in Japan, `YYYY-MM-DD HH:mm:ss`. */
export interface MailedBooking {
  reference: string;
  facility: {
    name: string;
    path_name: string;
    is_demo: boolean;
    address: string;
    phone: string | null;
    /** Its own words for families that visit it; null if it has written none. */
    visit_guidance: string | null;
  };
  startsAt: string;
  endsAt: string;
  cancelBy: string;
  bookedAt: string;
  name: string;
  furigana: string;
  phone: string;
  mailaddress: string;
  birthdays: readonly string[];
  /** `YYYY-MM-DD`; null: not stated. */
  admissionDate: string | null;
  persons: number;
  children: number;
  message: string;
}

/** Facts that contain no text typed by the family. */
export const visitParts = ({
  reference,
  facility,
  startsAt,
  endsAt,
  persons,
  children,
}: MailedBooking): MailPart[] => [
  fact('予約番号', reference),
  fact('園・施設', facility.name),
  fact('見学の日時', `${clockWords(startsAt)}〜${endsAt.slice(11, 16)}`),
  fact('人数', `大人 ${persons}名${children > 0 ? `、お子さま ${children}名` : ''}`),
];

/** Address, telephone number and the facility's own guidance. */
export const accessParts = ({ facility: { address, phone, visit_guidance } }: MailedBooking): MailPart[] => [
  fact('所在地', address),
  ...(phone ? [fact('園・施設の電話番号', phone)] : []),
  ...(visit_guidance ? [quote('園・施設からのご案内', visit_guidance)] : []),
];

/** Everything that the family typed. */
export const familyParts = (booking: MailedBooking): MailPart[] => {
  const { name, furigana, phone, mailaddress, birthdays, admissionDate, bookedAt, message } = booking;
  const children = birthdays.map((birthday, at) => childWords(bookedAt)({ birthday }, at)).join('\n');
  return [
    fact('お名前', `${name}（${furigana}）`),
    fact('電話番号', phone),
    fact('メールアドレス', mailaddress),
    ...(children ? [fact('お子さま', children)] : []),
    ...(admissionDate ? [fact('入園の希望', dateText(admissionDate))] : []),
    ...(message ? [quote('園・施設へのメッセージ', message)] : []),
  ];
};
