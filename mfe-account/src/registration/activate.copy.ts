import { authenticationCodeLength } from '@enerabi/shared/constants';
import type { FieldMessages } from '@enerabi/shared/form';
import type { Intent } from './activate.action.ts';

/** Waits of more than two minutes are given in minutes. */
const waitText = (seconds: number): string =>
  seconds < 120 ? `${seconds}秒` : `約${Math.ceil(seconds / 60)}分`;

const resend = '確認コードをもう一度送る';

export const copy = {
  title: '確認コードの入力',
  sentTo: `次のメールアドレスに、${authenticationCodeLength}桁の確認コードをお送りしました。`,
  mailaddress: 'メールアドレス',
  code: '確認コード',
  codeHint: `メールに書かれた${authenticationCodeLength}桁の数字`,
  fromLink: `メールのリンクから入力しました。そのまま「登録を完了する」を押してください。`,
  submit: '登録を完了する',
  pending: '登録しています…',
  noMail: {
    title: 'メールが届かないときは',
    ways: [
      '届くまでに数分かかることがあります。',
      '迷惑メールのフォルダーや、受信を許可する設定をご確認ください。',
      'すでに会員登録がお済みの場合は、確認コードの代わりに、そのご案内のメールが届きます。',
    ],
    resend,
    resending: '送信しています…',
    resendAtOnce: 'いちばん新しいメールの確認コードだけをお使いいただけます。',
    resendAfter: (seconds: number) => `もう一度送れるのは、${waitText(seconds)}後からです。`,
    countdown: (seconds: number) => `あと${waitText(seconds)}で、もう一度送れます。`,
    wrongAddress: 'メールアドレスにまちがいがあるときは',
    register: '登録をやり直す',
  },
  resent: {
    title: '確認コードをもう一度お送りしました',
    text: '新しいメールの確認コードを入力してください。前のメールのコードはお使いいただけません。',
  },
} as const;

export const messages: FieldMessages = {
  authentication_code: '確認コードをご確認ください。',
  'authentication_code.required': `確認コードを入力してください。メールに書かれた${authenticationCodeLength}桁の数字です。`,
  'authentication_code.invalid_authentication_code': `確認コードは、メールに書かれた${authenticationCodeLength}桁の数字を入力してください。`,
  'authentication_code.refused': `確認コードがちがうか、有効期限が切れています。いちばん新しいメールのコードを入力するか、「${resend}」をお試しください。`,
};

const unavailable =
  '申し訳ございません。ただいまお手続きを受け付けられません。時間をおいて、もう一度お試しください。';

export const failures: Record<Intent, Record<string, string> & { unavailable: string }> = {
  complete: {
    too_many_attempts: `確認コードの入力が続けて合わなかったため、ただいま受け付けられません。しばらく時間をおいて、いちばん新しいメールのコードでもう一度お試しください。`,
    unavailable,
  },
  resend: {
    too_many_attempts:
      '前のメールの送信から間もないため、まだお送りできません。少し時間をおいて、もう一度お試しください。',
    unavailable,
  },
};

export const unreachable = {
  over: {
    title: '会員登録のお手続きが終了しています',
    texts: [
      'お手続きの有効期限が切れたか、すでに登録が完了しています。',
      '登録がお済みの方は、そのままログインしていただけます。まだの方は、お手数ですが、もう一度はじめからご登録ください。',
    ],
  },
  busy: {
    title: 'ただいま表示できません',
    texts: [
      '短い間に何度も表示されたため、お手続きの画面をお見せできません。しばらく時間をおいて、もう一度お試しください。',
    ],
  },
  register: '無料会員登録へ進む',
  login: 'ログインする',
} as const;
