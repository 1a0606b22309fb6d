import type { MailContent, MailSite } from '../mail-template.ts';
import { framed } from './frame/framed.ts';
import { link, paragraph } from './frame/parts.ts';
import { type MailedMessage, senderParts, summaryParts } from './mailed-message.ts';

/** To a facility, or to the desk that passes it on: everything that the sender wrote. Answers go to the sender. */
export const facilityMessageMail = (
  site: MailSite,
  message: MailedMessage,
  recipient: 'facility' | 'desk',
): MailContent => {
  const { reference, facility, jobPosting } = message;
  const page = `${site.origin}/f/${facility.path_name}`;
  return framed(site, {
    subject: `${jobPosting ? '求人への' : ''}お問い合わせが届きました（受付番号 ${reference}）`,
    parts: [
      ...(recipient === 'facility' ? [paragraph(`${facility.name} ご担当者様`)] : []),
      paragraph(
        `${site.name}から、${recipient === 'facility' ? '貴園・貴施設' : '次の園・施設'}への${jobPosting ? '求人の' : ''}お問い合わせがありました。`,
      ),
      ...(recipient === 'desk' ? [paragraph(facility.is_demo ? demo : noAddress)] : []),
      ...summaryParts(message),
      ...senderParts(message),
      paragraph(
        'このメールに返信すると、お問い合わせをされた方に直接届きます。お名前などの個人情報は、このお問い合わせへの対応だけにお使いください。',
      ),
      link(
        jobPosting ? '求人のページ' : '園・施設のページ',
        jobPosting ? `${page}/job/${jobPosting.path_name}` : page,
      ),
    ],
    answers,
  });
};

const answers = 'このメールへの返信は、お問い合わせをされた方に届きます。サイトには届きません。';
const noAddress =
  'この園・施設のメールアドレスが登録されていないため、サイトの窓口にお送りしています。園・施設へのお取り次ぎをお願いいたします。';
const demo = 'この園・施設は、動作確認用の架空のものです。実在の園・施設や個人とは関係ありません。';
