import type { MailContent, MailSite } from '../mail-template.ts';
import { framed } from './frame/framed.ts';
import { fact, link, paragraph } from './frame/parts.ts';
import { instantWords } from './moment-words.ts';

export interface AccountClosedMail {
  closedAt: Date;
  /** Cancelled visits. */
  cancelledBookings: number;
}

/** To a former member. */
export const accountClosedMail = (
  site: MailSite,
  { closedAt, cancelledBookings }: AccountClosedMail,
): MailContent =>
  framed(site, {
    subject: '退会の手続きが完了しました',
    parts: [
      paragraph(`${site.name}の退会の手続きが完了しました。これまでご利用いただき、ありがとうございました。`),
      fact('退会した日時', instantWords(closedAt)),
      ...(cancelledBookings > 0
        ? [fact('キャンセルした見学予約', `${cancelledBookings}件（これからの見学予約）`)]
        : []),
      paragraph('登録の基本情報やお気に入りは、削除いたしました。もとに戻すことはできません。'),
      paragraph(
        '退会にお心当たりがない場合は、どなたかがログインしたおそれがあります。お早めに、サイトのお問い合わせ窓口までご連絡ください。',
      ),
      link('お問い合わせ窓口のあるサイトを開く', site.origin),
    ],
  });
