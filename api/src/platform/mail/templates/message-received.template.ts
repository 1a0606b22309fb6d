import type { MailContent, MailSite } from '../mail-template.ts';
import { framed } from './frame/framed.ts';
import { link, paragraph } from './frame/parts.ts';
import { type MailedMessage, senderParts, summaryParts } from './mailed-message.ts';

export interface MessageReceivedMail {
  message: MailedMessage;
  recipient: 'facility' | 'desk';
  /**
   * Whether the address belongs to the member who sent the message. To another address the mail repeats nothing that
   * was typed, so that nobody can have words of their own mailed to a stranger.
   */
  isVerified: boolean;
}

/** To the sender of a message, when it was passed on. */
export const messageReceivedMail = (
  site: MailSite,
  { message, recipient, isVerified }: MessageReceivedMail,
): MailContent =>
  framed(site, {
    subject: `お問い合わせを承りました（受付番号 ${message.reference}）`,
    parts: [
      paragraph(`${site.name}をご利用いただき、ありがとうございます。次のお問い合わせを承りました。`),
      ...summaryParts(message),
      ...(isVerified ? senderParts(message) : [paragraph(withheld)]),
      paragraph(nextSteps[recipient]),
      ...(message.facility.is_demo ? [paragraph(demo)] : []),
      link('園・施設のページ', `${site.origin}/f/${message.facility.path_name}`),
      ...(isVerified ? [link('マイページ', `${site.origin}/mypage`)] : []),
      paragraph(
        'このお問い合わせにお心当たりがない場合は、ほかの方がメールアドレスを誤って入力された可能性があります。お手数ですが、このメールを破棄してください。',
      ),
    ],
  });

const withheld =
  'メールアドレスのご本人確認がお済みでないため、ご入力いただいた内容は、このメールには記載していません。';

const nextSteps = {
  facility:
    'お問い合わせは、園・施設にお送りしました。お返事は、園・施設の担当者から直接届きます。数日たってもお返事がない場合は、園・施設にお電話でご確認ください。',
  desk: 'お問い合わせは、サイトの窓口から園・施設にお取り次ぎします。お返事は、園・施設の担当者から届きます。お急ぎの場合は、園・施設にお電話でお問い合わせください。',
} as const;

const demo = 'この園・施設は、動作確認用の架空のものです。お返事は届きません。';
