import type { MailContent, MailSite } from '../mail-template.ts';
import { framed } from './frame/framed.ts';
import { button, link, paragraph } from './frame/parts.ts';

/** To a member whose address was entered as the new one of another account. */
export const mailaddressTakenMail = (site: MailSite): MailContent =>
  framed(site, {
    subject: 'このメールアドレスは会員登録がお済みです',
    parts: [
      paragraph(
        `${site.name}で、登録のメールアドレスをこのメールアドレスに変更するお申し込みがありましたが、このメールアドレスでは、すでに別の会員登録がお済みです。変更は行っていません。`,
      ),
      paragraph(
        'こちらの会員登録をお使いになる場合は、このメールアドレスでログインしてください。変更をご希望の場合は、お手数ですが、ほかのメールアドレスでお申し込みください。',
      ),
      button('ログインする', `${site.origin}/login`),
      link('パスワードをお忘れの場合', `${site.origin}/password_forgot`),
      paragraph(
        'お申し込みにお心当たりがない場合は、このメールを破棄してください。お申し込みをした方がログインできるようになることはありません。',
      ),
    ],
  });
