import { type MailPart, paragraph } from '../frame/parts.ts';

/** Why the desk has a mail that is meant for a facility, and what it does with it. */
export const deskParts = (recipient: 'facility' | 'desk', { is_demo }: { is_demo: boolean }): MailPart[] =>
  recipient === 'desk' ? [paragraph(is_demo ? demo : noAddress)] : [];

const noAddress =
  'この園・施設のメールアドレスが登録されていないため、サイトの窓口にお送りしています。園・施設へのお取り次ぎをお願いいたします。';
const demo = 'この園・施設は、動作確認用の架空のものです。実在の園・施設や個人とは関係ありません。';
