import { PasswordField } from '@enerabi/shared/ui';
import type { SpecimenSheet } from '../../specimen/specimen.ts';

export const specimens: SpecimenSheet = {
  title: 'パスワードの入力欄',
  kind: 'control',
  components: ['PasswordField'],
  purpose: 'パスワードを書き込むときに使います。書いた人は、その文字を目で確かめられます。',
  specimens: [
    {
      name: 'ログインの欄',
      state: 'default',
      note: '「パスワードを表示する」を選ぶと、入力した文字が見えます。',
      render: () => (
        <PasswordField name="password" label="パスワード" need="required" autoComplete="current-password" />
      ),
    },
    {
      name: 'マウスを重ねる',
      state: 'hover',
      note: '欄にマウスを重ねると、枠の色が濃くなります。「パスワードを表示する」に重ねると、箱が緑になります。',
      render: () => <PasswordField name="password" label="パスワード" autoComplete="current-password" />,
    },
    {
      name: 'キーボードで選ぶ',
      state: 'focus',
      note: '欄の次に「パスワードを表示する」が選ばれます。',
      render: () => <PasswordField name="password" label="パスワード" autoComplete="current-password" />,
    },
    {
      name: '書き込めないとき',
      state: 'disabled',
      render: () => (
        <PasswordField
          name="password"
          label="パスワード"
          hint="先にメールアドレスを確認してください。"
          autoComplete="current-password"
          disabled
        />
      ),
    },
    {
      name: '誤りのある欄',
      state: 'error',
      render: () => (
        <PasswordField
          name="password"
          label="新しいパスワード"
          hint="8文字以上で入力してください。"
          error="パスワードは8文字以上で入力してください。"
          need="required"
          autoComplete="new-password"
        />
      ),
    },
    {
      name: '狭い枠と長い項目名',
      state: 'narrow',
      also: 'long',
      render: () => (
        <PasswordField
          name="password"
          label="新しいパスワード（確認のため、もう一度）"
          hint="8文字以上で、お名前や生年月日などの推測されやすい言葉を避けてください。"
          autoComplete="new-password"
        />
      ),
    },
  ],
};
