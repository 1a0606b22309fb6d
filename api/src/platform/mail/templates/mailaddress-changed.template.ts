import type { MailContent, MailSite } from '../mail-template.ts';
import { framed } from './frame/framed.ts';
import { fact, link, paragraph } from './frame/parts.ts';
import { maskedMailaddress } from './masked-mailaddress.ts';
import { instantWords } from './moment-words.ts';

export interface MailaddressChangedMail {
  /** The new address, masked: its owner recognises it and nobody else learns it. */
  mailaddress: string;
  changedAt: Date;
}

/** To a member's old address, so that a takeover of the account does not go unnoticed. */
export const mailaddressChangedMail = (
  site: MailSite,
  { mailaddress, changedAt }: MailaddressChangedMail,
): MailContent =>
  framed(site, {
    subject: 'メールアドレスを変更しました',
    parts: [
      paragraph(
        `${site.name}に登録のメールアドレスが変更されましたので、変更前のメールアドレスにお知らせいたします。`,
      ),
      fact('新しいメールアドレス', maskedMailaddress(mailaddress)),
      fact('変更した日時', instantWords(changedAt)),
      paragraph(
        'ご本人が変更した場合、お手続きは必要ありません。次からは、新しいメールアドレスでログインしてください。',
      ),
      paragraph(
        '変更にお心当たりがない場合は、どなたかがログインしているおそれがあります。お早めに、サイトのお問い合わせ窓口までご連絡ください。',
      ),
      link('お問い合わせ窓口のあるサイトを開く', site.origin),
    ],
  });
