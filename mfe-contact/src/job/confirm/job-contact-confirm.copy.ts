import { passwordMinLength } from '@enerabi/shared/constants';

export const copy = {
  title: (job: string) => `${job}へのお問い合わせの確認`,
  heading: '応募・お問い合わせの確認',
  registration: {
    title: '会員登録もする（任意）',
    text: 'パスワードを入力すると、送信と同時に、このメールアドレスで無料会員登録の手続きを始めます。入力しなければ、登録せずに送信します。',
    password: '会員登録のパスワード',
    hint: `${passwordMinLength}文字以上。入力しなければ登録されません。`,
  },
} as const;
