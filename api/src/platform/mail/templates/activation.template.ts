import { returnParameter } from '@enerabi/shared/return-path';
import type { MailContent, MailSite } from '../mail-template.ts';
import { framed } from './frame/framed.ts';
import { button, code, fact, paragraph } from './frame/parts.ts';
import { instantWords } from './moment-words.ts';
import { neverAsked } from './template.copy.ts';

export interface ActivationMail {
  cognitoSub: string;
  code: string;
  expiresAt: Date;
  /** Path of the site to continue at; '' for none. */
  returnTo: string;
}

/** To the address of a registration: the code proves that it is the owner's. */
export const activationMail = (
  site: MailSite,
  { cognitoSub, code: digits, expiresAt, returnTo }: ActivationMail,
): MailContent =>
  framed(site, {
    subject: '会員登録の確認コードのお知らせ',
    parts: [
      paragraph(
        `${site.name}の無料会員登録をお申し込みいただき、ありがとうございます。次のリンクから、会員登録を完了してください。`,
      ),
      button(
        '会員登録を完了する',
        `${site.origin}/activate/${encodeURIComponent(cognitoSub)}?${new URLSearchParams({
          authentication_code: digits,
          ...(returnTo && { [returnParameter]: returnTo }),
        })}`,
      ),
      paragraph('お申し込みの画面を開いたままの場合は、次の確認コードを入力しても完了できます。'),
      code('確認コード', digits),
      fact('有効期限', `${instantWords(expiresAt)}まで`),
      paragraph(
        'お申し込みにお心当たりがない場合は、このメールを破棄してください。手続きを完了しないかぎり、会員登録は行われません。',
      ),
      paragraph(neverAsked),
    ],
  });
