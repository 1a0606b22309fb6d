import type { MailContent, MailSite } from '../mail-template.ts';
import { framed } from './frame/framed.ts';
import { code, fact, paragraph } from './frame/parts.ts';
import { instantWords } from './moment-words.ts';
import { neverAsked } from './template.copy.ts';

export interface MailaddressCodeMail {
  code: string;
  expiresAt: Date;
}

/** To a member's new address: the code proves that it is theirs. */
export const mailaddressCodeMail = (
  site: MailSite,
  { code: digits, expiresAt }: MailaddressCodeMail,
): MailContent =>
  framed(site, {
    subject: 'メールアドレス変更の確認コードのお知らせ',
    parts: [
      paragraph(
        `${site.name}で、このメールアドレスへの変更を受け付けました。変更の画面に、次の確認コードを入力してください。`,
      ),
      code('確認コード', digits),
      fact('有効期限', `${instantWords(expiresAt)}まで`),
      paragraph(
        '変更にお心当たりがない場合は、このメールを破棄してください。確認コードを入力しないかぎり、このメールアドレスが登録されることはありません。',
      ),
      paragraph(neverAsked),
    ],
  });
