import { authenticationCodeLength, type Capabilities } from '@enerabi/shared/constants';
import { type FieldMessages, mailaddressMessages } from '@enerabi/shared/form';
import { newPasswordMessages } from '../form/field.copy.ts';

export const copy = {
  title: '無料会員登録',
  lead: ({ jobBoard, visitBooking }: Capabilities) =>
    `登録すると、お気に入りの園${jobBoard ? 'や求人' : ''}を保存して、どの端末からでもご覧いただけます。${visitBooking ? '予約した見学の確認もできます。' : ''}費用はかかりません。`,
  password: 'パスワード',
  purpose: 'ご利用の目的',
  purposeHint: '両方をお選びいただくこともできます。',
  purposes: {
    2: '入園を考えている、見学したい',
    1: '保育のお仕事や、職場の体験を探している',
  },
  terms: '利用規約を読む',
  privacy: 'プライバシーポリシーを読む',
  newTab: '（新しいタブで開きます）',
  agreement: '利用規約に同意する',
  next: `ご入力のメールアドレスに、${authenticationCodeLength}桁の確認コードをお送りします。次の画面でコードを入力してください。`,
  submit: '確認コードを受け取る',
  pending: '送信しています…',
  member: 'すでに会員の方',
  login: 'ログイン',
} as const;

export const termsMessages: FieldMessages = {
  terms_version: '利用規約をお読みのうえ、「利用規約に同意する」を選択してください。',
  'terms_version.terms_outdated':
    '利用規約が新しくなりました。お手数ですが、このページを開き直し、新しい利用規約をお読みのうえ、もう一度ご登録ください。',
};

export const messages: FieldMessages = {
  ...mailaddressMessages,
  ...newPasswordMessages,
  position_kind_ids: 'ご利用の目的を1つ以上選択してください。',
  ...termsMessages,
};

export const failures = {
  too_many_attempts:
    '短い間に何度もお申し込みがあったため、ただいま受け付けられません。しばらく時間をおいて、もう一度お試しください。確認コードのメールがすでに届いている場合は、メールのリンクから続きへ進めます。',
  unavailable:
    '申し訳ございません。ただいま会員登録を受け付けられません。時間をおいて、もう一度お試しください。ご入力の内容は、パスワードのほかは残っています。',
};
