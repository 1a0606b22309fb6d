import type { Change } from './edit.address.ts';

export const copy = {
  title: '登録情報の変更',
  mailaddress: 'メールアドレス',
  contents: 'このページの内容',
  profile: '基本情報・ご利用の目的',
  account: 'アカウント',
  accountContents: 'メールアドレス・パスワード・退会',
  changed: {
    profile: {
      title: '登録情報を変更しました',
      text: '新しい内容は、次にご利用になるときから使われます。',
    },
    mailaddress: {
      title: 'メールアドレスを変更しました',
      text: '次回からは、新しいメールアドレスでログインしてください。これまでのメールアドレスにも、お知らせをお送りしました。',
    },
    password: {
      title: 'パスワードを変更しました',
      text: '次回からは、新しいパスワードでログインしてください。この端末のほかは、すべてログアウトしました。',
    },
  } satisfies Record<Change, { title: string; text: string }>,
} as const;

export const failures = {
  unauthorized:
    'ログインの有効期限が切れました。お手数ですが、別のタブでログインしてから、もう一度お試しください。',
  too_many_attempts:
    '入力が続けて合わなかったため、しばらくの間お手続きできません。時間をおいてお試しいただくか、ログアウトしてから「パスワードをお忘れの方」で、メールからパスワードを再設定してください。',
  unavailable: '申し訳ございません。ただいまお手続きできませんでした。時間をおいて、もう一度お試しください。',
};
