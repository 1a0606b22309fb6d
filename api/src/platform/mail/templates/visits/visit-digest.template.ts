import { dateText, weekdayName } from '@enerabi/shared/japanese';
import type { MailContent, MailSite } from '../../mail-template.ts';
import { framed } from '../frame/framed.ts';
import { fact, link, paragraph } from '../frame/parts.ts';
import { childWords } from '../mailed-message.ts';
import { deskParts } from './desk-parts.ts';
import type { MailedBooking } from './mailed-booking.ts';

export interface VisitDigestMail {
  /** Of one facility and day, by time; at least one. */
  bookings: readonly MailedBooking[];
  /** `YYYY-MM-DD`. */
  day: string;
  recipient: 'facility' | 'desk';
}

/** To a facility, or to the desk that passes it on, on the evening before: who comes. */
export const visitDigestMail = (
  site: MailSite,
  { bookings, day, recipient }: VisitDigestMail,
): MailContent => {
  const facility = bookings[0]?.facility;
  const date = `${dateText(day)}（${weekdayName(day)}）`;
  const families = `${bookings.length}組`;
  return framed(site, {
    subject: `${date}の見学の予約：${families}（${facility?.name}）`,
    parts: [
      ...(recipient === 'facility' ? [paragraph(`${facility?.name} ご担当者様`)] : []),
      paragraph(`${site.name}で予約された、${date}の見学は、次の${families}です。`),
      ...(facility ? deskParts(recipient, facility) : []),
      ...bookings.map((booking) => fact(timeOf(booking), familyOf(booking))),
      paragraph('お名前などの個人情報は、この見学の対応だけにお使いください。'),
      link('園・施設のページ', `${site.origin}/f/${facility?.path_name}`),
    ],
  });
};

const timeOf = ({ startsAt, endsAt }: MailedBooking): string =>
  `${startsAt.slice(11, 16)}〜${endsAt.slice(11, 16)}`;

const familyOf = (booking: MailedBooking): string => {
  const { name, furigana, phone, persons, children, birthdays, bookedAt, message, reference } = booking;
  return [
    `${name}（${furigana}）　大人 ${persons}名${children > 0 ? `、お子さま ${children}名` : ''}`,
    `電話 ${phone}　予約番号 ${reference}`,
    ...birthdays.map((birthday, at) => childWords(bookedAt)({ birthday }, at)),
    ...(message ? [`メッセージ：${message}`] : []),
  ].join('\n');
};
