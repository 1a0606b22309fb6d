import type { MailContent, MailSite } from '../../mail-template.ts';
import { framed } from '../frame/framed.ts';
import { link, paragraph } from '../frame/parts.ts';
import { clockWords } from '../moment-words.ts';
import { deskParts } from './desk-parts.ts';
import { type BookingEvent, familyParts, type MailedBooking, visitParts } from './mailed-booking.ts';

export interface FacilityBookingMail {
  booking: MailedBooking;
  event: BookingEvent;
  recipient: 'facility' | 'desk';
}

/** To a facility, or to the desk that passes it on. Answers go to the family. */
export const facilityBookingMail = (
  site: MailSite,
  { booking, event, recipient }: FacilityBookingMail,
): MailContent => {
  const { facility, startsAt } = booking;
  const whose = recipient === 'facility' ? '貴園・貴施設' : '次の園・施設';
  return framed(site, {
    subject: `${words[event].subject}：${clockWords(startsAt)}（${facility.name}）`,
    parts: [
      ...(recipient === 'facility' ? [paragraph(`${facility.name} ご担当者様`)] : []),
      paragraph(`${site.name}で、${whose}の${words[event].lead}`),
      ...deskParts(recipient, facility),
      ...visitParts(booking),
      ...familyParts(booking),
      paragraph(
        'このメールに返信すると、予約された方に直接届きます。お名前などの個人情報は、この見学の対応だけにお使いください。',
      ),
      link('園・施設のページ', `${site.origin}/f/${facility.path_name}`),
    ],
    answers,
  });
};

const words: Record<BookingEvent, { subject: string; lead: string }> = {
  booked: { subject: '見学の予約が入りました', lead: '見学が予約されました。' },
  changed: {
    subject: '見学の日時が変更されました',
    lead: '見学の日時が変更されました。変更後の予約は、次のとおりです。',
  },
  cancelled: {
    subject: '見学の予約がキャンセルされました',
    lead: '次の見学が、キャンセルされました。',
  },
};

const answers = 'このメールへの返信は、見学を予約された方に届きます。サイトには届きません。';
