import { authenticationCodeLength } from '@enerabi/shared/constants';
import { type FieldMessages, mailaddressMessages } from '@enerabi/shared/form';

export const copy = {
  title: 'メールアドレスの変更',
  now: '現在のメールアドレス',
  mailaddress: '新しいメールアドレス',
  password: '現在のパスワード',
  next: `新しいメールアドレスに、${authenticationCodeLength}桁の確認コードをお送りします。コードを入力するまで、メールアドレスは変わりません。`,
  submit: '確認コードを受け取る',
  pending: '送信しています…',
  hasCode: '届いた確認コードを入力する',
  sent: {
    title: '確認コードの入力',
    to: (mailaddress: string) => `${mailaddress} に、確認コードをお送りしました。`,
    toUnknown: '新しいメールアドレスに届いた確認コードを入力してください。',
    code: '確認コード',
    hint: `メールに書かれた${authenticationCodeLength}桁の数字`,
    submit: 'メールアドレスを変更する',
    pending: '変更しています…',
    noMail:
      '届かないときは、迷惑メールのフォルダーをご確認ください。すでに会員登録に使われているメールアドレスには、確認コードの代わりに、そのご案内をお送りしています。',
    again: 'メールアドレスの入力からやり直す',
  },
} as const;

export const messages: FieldMessages = {
  ...mailaddressMessages,
  'password.required': '現在のパスワードを入力してください。',
  'password.own_mailaddress':
    '新しいメールアドレスが、現在のパスワードと同じです。先にパスワードを変更してから、もう一度お試しください。',
  password: '現在のパスワードが正しくありません。もう一度ご確認ください。',
  authentication_code: `確認コードは、メールに書かれた${authenticationCodeLength}桁の数字を入力してください。`,
  'authentication_code.required': '確認コードを入力してください。',
  'authentication_code.refused':
    '確認コードがちがうか、有効期限が切れています。いちばん新しいメールのコードをご確認ください。',
};
