import type { MailContent, MailSite } from '../mail-template.ts';
import { framed } from './frame/framed.ts';
import { button, fact, paragraph } from './frame/parts.ts';
import { instantWords } from './moment-words.ts';

export interface PasswordChangedMail {
  changedAt: Date;
}

/** To a member, so that a change by somebody else does not go unnoticed. */
export const passwordChangedMail = (site: MailSite, { changedAt }: PasswordChangedMail): MailContent =>
  framed(site, {
    subject: 'パスワードを変更しました',
    parts: [
      paragraph(`${site.name}のパスワードが変更されましたので、お知らせいたします。`),
      fact('変更した日時', instantWords(changedAt)),
      paragraph(
        'ご本人が変更した場合、お手続きは必要ありません。安全のため、ほかの端末では、もう一度ログインしていただく必要があります。',
      ),
      paragraph('変更にお心当たりがない場合は、お早めに、次のリンクからパスワードを再設定してください。'),
      button('パスワードを再設定する', `${site.origin}/password_forgot`),
    ],
  });
