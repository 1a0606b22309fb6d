import type { MailContent, MailSite } from '../mail-template.ts';
import { framed } from './frame/framed.ts';
import { button, fact, paragraph } from './frame/parts.ts';
import { instantWords } from './moment-words.ts';

export interface PasswordResetMail {
  cognitoSub: string;
  token: string;
  expiresAt: Date;
}

/** To a member who asked for a new password. */
export const passwordResetMail = (
  site: MailSite,
  { cognitoSub, token, expiresAt }: PasswordResetMail,
): MailContent =>
  framed(site, {
    subject: 'パスワードの再設定のご案内',
    parts: [
      paragraph(
        `${site.name}のパスワードの再設定を受け付けました。次のリンクから、新しいパスワードを設定してください。`,
      ),
      button(
        'パスワードを再設定する',
        `${site.origin}/password_reset/${encodeURIComponent(cognitoSub)}?token=${encodeURIComponent(token)}`,
      ),
      fact('有効期限', `${instantWords(expiresAt)}まで`),
      paragraph(
        '再設定にお心当たりがない場合は、このメールを破棄してください。これまでのパスワードはそのままで、どなたかがログインできるようになることはありません。',
      ),
      paragraph('リンクは、1回だけお使いいただけます。ほかの方に転送しないでください。'),
    ],
  });
