import type { MailContent, MailSite } from '../mail-template.ts';
import { framed } from './frame/framed.ts';
import { fact, paragraph } from './frame/parts.ts';
import { instantWords } from './moment-words.ts';

export interface WebhookDisabledMail {
  endpoint: number;
  /** Name of the facility or operator. */
  owner: string;
  url: string;
  /** HTTP status of the last try; null: there was no answer. */
  status: number | null;
  /** Webhooks that were not delivered. */
  undelivered: number;
  disabledAt: Date;
}

/** To the desk of the site, when a receiver has failed for good. */
export const webhookDisabledMail = (
  site: MailSite,
  { endpoint, owner, url, status, undelivered, disabledAt }: WebhookDisabledMail,
): MailContent =>
  framed(site, {
    subject: `Webhookの送信を停止しました（${owner}）`,
    parts: [
      paragraph(
        `${owner}のシステムへのWebhookを届けることができなかったため、この送信先への送信を停止しました。先方の担当者へのご連絡をお願いいたします。`,
      ),
      fact('送信先の番号', String(endpoint)),
      fact('送信先のホスト名', URL.parse(url)?.host ?? url),
      fact('最後の応答', status === null ? '応答なし' : `HTTPステータス${status}`),
      fact('停止した日時', instantWords(disabledAt)),
      fact('届いていないWebhook', `${undelivered}件`),
      paragraph(
        '先方のシステムが復旧しましたら、「webhooks enable」コマンドで送信を再開し、「webhooks replay」コマンドで届いていない分を送り直してください。停止している間に起きたことは、送り直すことができません。',
      ),
    ],
  });
