import { capabilities } from '@enerabi/shared/constants';
import type { MailContent, MailSite } from '../../mail-template.ts';
import { framed } from '../frame/framed.ts';
import { link, paragraph } from '../frame/parts.ts';
import { clockWords } from '../moment-words.ts';
import {
  accessParts,
  type BookingEvent,
  familyParts,
  type MailedBooking,
  visitParts,
} from './mailed-booking.ts';

export interface BookingMail {
  booking: MailedBooking;
  event: BookingEvent;
  /** Address at which it is changed and cancelled. */
  page: string;
  isMember: boolean;
  /** As with `messageReceivedMail`: to another address the mail repeats nothing that was typed. */
  isVerified: boolean;
}

/** To the family: a visit was booked, its time was changed, or it was cancelled. */
export const bookingMail = (
  site: MailSite,
  { booking, event, page, isMember, isVerified }: BookingMail,
  can = capabilities,
): MailContent => {
  const { facility } = booking;
  const hasOwnPage = can.visitBooking && event !== 'cancelled';
  return framed(site, {
    subject: `${words[event].subject}（${facility.name}）`,
    parts: [
      paragraph(words[event].lead(site.name)),
      ...visitParts(booking),
      ...(event === 'cancelled'
        ? []
        : [
            ...accessParts(booking),
            ...(isVerified ? familyParts(booking) : [paragraph(withheld)]),
            paragraph(hasOwnPage ? changedUntil(booking, isMember) : byPhone),
          ]),
      ...(event === 'cancelled' && can.visitBooking
        ? [paragraph('別の日時の見学は、サイトから、もう一度ご予約いただけます。')]
        : []),
      ...(facility.is_demo && event !== 'cancelled' ? [paragraph(demo)] : []),
      ...(hasOwnPage ? [link('予約の確認・日時の変更・キャンセル', page)] : []),
      link('園・施設のページ', `${site.origin}/f/${facility.path_name}`),
      paragraph(words[event].unknown),
    ],
  });
};

const changedUntil = ({ cancelBy }: MailedBooking, isMember: boolean): string =>
  `日時の変更とキャンセルは、${clockWords(cancelBy)}まで、${isMember ? 'マイページ' : '次のリンク'}で承ります。そのあとは、園・施設にお電話でご連絡ください。`;
const byPhone = 'ご都合が悪くなった場合は、園・施設にお電話で、予約番号とあわせてご連絡ください。';
const withheld =
  'メールアドレスのご本人確認がお済みでないため、ご入力いただいた内容は、このメールには記載していません。';
const demo = 'この園・施設は、動作確認用の架空のものです。実際に見学することはできません。';

const words: Record<BookingEvent, { subject: string; lead: (site: string) => string; unknown: string }> = {
  booked: {
    subject: '見学を予約しました',
    lead: (site) => `${site}をご利用いただき、ありがとうございます。次の見学の予約を承りました。`,
    unknown:
      'この予約にお心当たりがない場合は、ほかの方がメールアドレスを誤って入力された可能性があります。お手数ですが、園・施設にお知らせください。',
  },
  changed: {
    subject: '見学の日時を変更しました',
    lead: (site) => `${site}で、見学の日時の変更を承りました。変更後のご予約は、次のとおりです。`,
    unknown: 'この変更にお心当たりがない場合は、お手数ですが、サイトのお問い合わせ窓口までご連絡ください。',
  },
  cancelled: {
    subject: '見学予約をキャンセルしました',
    lead: (site) => `${site}で、次の見学予約のキャンセルを承りました。`,
    unknown:
      'このキャンセルにお心当たりがない場合は、お手数ですが、サイトのお問い合わせ窓口までご連絡ください。',
  },
};
