import { loginPath } from '@enerabi/shared/return-path';
import type { MailContent, MailSite } from '../mail-template.ts';
import { framed } from './frame/framed.ts';
import { button, link, paragraph } from './frame/parts.ts';

/**
 * To a member whose address is registered again.
 * @param returnTo path of the site to continue at; '' for none
 */
export const alreadyRegisteredMail = (site: MailSite, returnTo: string): MailContent =>
  framed(site, {
    subject: '会員登録がお済みです',
    parts: [
      paragraph(
        `このメールアドレスで${site.name}の会員登録のお申し込みがありましたが、すでに会員登録がお済みです。新しい登録は行っていません。`,
      ),
      paragraph('これまでのメールアドレスとパスワードで、そのままログインしていただけます。'),
      button('ログインする', site.origin + loginPath(returnTo)),
      link('パスワードをお忘れの場合', `${site.origin}/password_forgot`),
      paragraph(
        'お申し込みにお心当たりがない場合は、このメールを破棄してください。お申し込みをした方がログインできるようになることはありません。',
      ),
    ],
  });
