import { capabilities } from '@enerabi/shared/constants';
import type { MailContent, MailSite } from '../../mail-template.ts';
import { framed } from '../frame/framed.ts';
import { link, paragraph } from '../frame/parts.ts';
import { clockWords } from '../moment-words.ts';
import { accessParts, type MailedBooking, visitParts } from './mailed-booking.ts';

export interface VisitReminderMail {
  booking: MailedBooking;
  /** Address at which it is shown, changed and cancelled. */
  page: string;
}

/** To the family, on the evening before its visit. */
export const visitReminderMail = (
  site: MailSite,
  { booking, page }: VisitReminderMail,
  can = capabilities,
): MailContent => {
  const { facility, startsAt } = booking;
  return framed(site, {
    subject: `見学のご案内：${clockWords(startsAt)}（${facility.name}）`,
    parts: [
      paragraph('ご予約いただいた見学の日時が近づきましたので、お知らせします。'),
      ...visitParts(booking),
      ...accessParts(booking),
      paragraph(
        'ご都合が悪くなった場合や、遅れそうな場合は、園・施設にお電話で、予約番号とあわせてご連絡ください。お子さまやご家族の体調がすぐれないときは、どうぞご無理をなさらないでください。',
      ),
      ...(facility.is_demo ? [paragraph(demo)] : []),
      link('園・施設のページ', `${site.origin}/f/${facility.path_name}`),
      ...(can.visitBooking ? [link('予約した見学', page)] : []),
    ],
  });
};

const demo = 'この園・施設は、動作確認用の架空のものです。実際に見学することはできません。';
