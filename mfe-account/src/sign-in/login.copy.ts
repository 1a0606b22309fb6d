import type { FieldCode } from './field-codes.ts';
import type { LoginReply } from './login.action.ts';

export const copy = {
  title: 'ログイン',
  lead: '登録したメールアドレスとパスワードを入力してください。',
  mailaddress: 'メールアドレス',
  mailaddressHint: '例：hanako@example.jp',
  password: 'パスワード',
  submit: 'ログインする',
  pending: 'ログインしています…',
  withoutLogin: 'ログインしなくても、園の検索とお問い合わせ先の確認ができます。',
  search: '園を探す',
} as const;

const messages: Record<string, string> = {
  mailaddress: 'メールアドレスをご確認ください。',
  'mailaddress.required': 'メールアドレスを入力してください。',
  'mailaddress.invalid_mailaddress':
    'メールアドレスの形式が正しくありません。「hanako@example.jp」のように入力してください。',
  'mailaddress.too_long': 'メールアドレスは254文字以内で入力してください。',
  password: 'パスワードをご確認ください。',
  'password.required': 'パスワードを入力してください。',
  'password.too_long': 'パスワードは256文字以内で入力してください。',
};

export const messageOf = ({ name, code }: FieldCode): string =>
  messages[`${name}.${code}`] ?? messages[name] ?? '入力内容をご確認ください。';

export const failureTitles: Record<NonNullable<LoginReply['failure']>, string> = {
  refused: 'メールアドレスまたはパスワードが正しくありません。もう一度ご確認ください。',
  unavailable:
    '申し訳ございません。ただいまログインをご利用いただけません。時間をおいて、もう一度お試しください。ログインしなくても、園の検索とお問い合わせ先の確認ができます。',
};
