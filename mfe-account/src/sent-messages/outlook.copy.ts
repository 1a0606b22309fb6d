import type { Outlook } from './outlook.rules.ts';

export const copy = {
  title: 'このあとの流れ',
  phone: '電話',
  /** Text before that of the link, for screen readers only. */
  toFacility: (name: string) => `「${name}」への`,
  toPosting: (title: string) => `求人「${title}」への`,
  write: '新しいお問い合わせを書く',
} as const;

interface OutlookText {
  next: string;
  /** Only where the facility's phone number is known. */
  call?: string;
}

const urgent = 'お急ぎのときは、園へ直接お電話ください。';

export const outlooks: Record<Outlook, OutlookText> = {
  answer: { next: '園からのお返事は、メールまたはお電話で届きます。', call: urgent },
  answerThroughDesk: {
    next: 'サイトの窓口から園へお伝えし、園からのお返事は、メールまたはお電話で届きます。',
    call: urgent,
  },
  overdue: {
    next: '送信から2週間以上たっています。',
    call: 'お返事がまだ届いていないときは、お手数ですが、園へ直接お電話でご確認ください。',
  },
  check: {
    next: '内容を担当者が確認してから園へお届けするため、1〜2日かかることがあります。',
    call: urgent,
  },
  none: {
    next: '申し訳ございません。内容を確認した結果、このお問い合わせは園へお届けしていません。',
    call: 'ご用件は、園へ直接お電話でお伝えください。',
  },
  invented: { next: 'この園・施設は動作確認用の架空のものです。お返事は届きません。' },
};
