import { capabilities } from '@enerabi/shared/constants';
import type { MailContent, MailSite } from '../mail-template.ts';
import { framed } from './frame/framed.ts';
import { fact, link, paragraph } from './frame/parts.ts';
import { clockWords } from './moment-words.ts';

export interface BookingCancelledMail {
  facilityName: string;
  /** `YYYY-MM-DD HH:mm:ss` in Japan. */
  startsAt: string;
}

/** To a member who had booked a visit. */
export const bookingCancelledMail = (
  site: MailSite,
  { facilityName, startsAt }: BookingCancelledMail,
  can = capabilities,
): MailContent =>
  framed(site, {
    subject: `見学予約をキャンセルしました（${facilityName}）`,
    parts: [
      paragraph(`${site.name}で、次の見学予約のキャンセルを承りました。`),
      fact('園', facilityName),
      fact('見学の日時', clockWords(startsAt)),
      ...(can.visitBooking ? [paragraph('別の日時の見学は、サイトから、もう一度ご予約いただけます。')] : []),
      link('サイトを開く', site.origin),
      paragraph(
        'このキャンセルにお心当たりがない場合は、お手数ですが、サイトのお問い合わせ窓口までご連絡ください。',
      ),
    ],
  });
