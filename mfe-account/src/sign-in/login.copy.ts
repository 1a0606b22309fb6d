import { type Capabilities, passwordMaxLength } from '@enerabi/shared/constants';
import { type FieldMessages, mailaddressMessages } from '@enerabi/shared/form';

export const copy = {
  title: 'ログイン',
  lead: '登録したメールアドレスとパスワードを入力してください。',
  returning: {
    title: '続きのページへ進むには、ログインしてください',
    text: 'ログインすると、ご覧になろうとしていたページへ進みます。はじめての方は、無料会員登録のあとに進めます。',
  },
  wasReset: {
    title: 'パスワードを変更しました',
    text: '新しいパスワードでログインしてください。ご利用中だった端末は、すべてログアウトしました。',
  },
  wasClosed: {
    title: '退会のお手続きが完了しました',
    text: 'これまでご利用いただき、ありがとうございました。ご登録の情報は削除しました。園の検索は、これからもログインせずにご利用いただけます。',
  },
  wasLoggedOut: {
    title: 'ログアウトしました',
    text: 'ご利用いただき、ありがとうございました。園の検索は、ログインせずにご利用いただけます。',
  },
  password: 'パスワード',
  submit: 'ログインする',
  pending: 'ログインしています…',
  forgot: 'パスワードをお忘れの方',
  newcomer: {
    title: 'はじめての方',
    text: ({ visitBooking }: Capabilities) =>
      visitBooking
        ? '無料の会員登録で、お気に入りの保存や、見学予約の確認ができます。'
        : '無料の会員登録で、お気に入りを保存して、どの端末からでもご覧いただけます。',
    register: '無料会員登録へ進む',
    unfinished: '確認コードの入力がまだの方は、お手数ですが、もう一度登録のお手続きをしてください。',
  },
  withoutLogin: 'ログインしなくても、園の検索とお問い合わせ先の確認ができます。',
  search: '園を探す',
} as const;

export const messages: FieldMessages = {
  ...mailaddressMessages,
  password: 'パスワードをご確認ください。',
  'password.required': 'パスワードを入力してください。',
  'password.too_long': `パスワードは${passwordMaxLength}文字以内で入力してください。`,
};

export const failures = {
  login_failed: 'メールアドレスまたはパスワードが正しくありません。もう一度ご確認ください。',
  too_many_attempts: `ログインの失敗が続いたため、しばらくの間ログインできません。時間をおいてお試しいただくか、「${copy.forgot}」から、メールでパスワードを再設定してください。`,
  unavailable:
    '申し訳ございません。ただいまログインをご利用いただけません。時間をおいて、もう一度お試しください。ログインしなくても、園の検索とお問い合わせ先の確認ができます。',
};
