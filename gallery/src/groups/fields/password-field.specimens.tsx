import { PasswordField } from '@enerabi/shared/ui';
import type { SpecimenSheet } from '../../specimen/specimen.ts';

export const specimens: SpecimenSheet = {
  title: 'パスワードの入力欄',
  components: ['PasswordField'],
  purpose: 'パスワードを書き込むときに使います。書いた人は、その文字を目で確かめられます。',
  specimens: [
    {
      name: 'ログインの欄',
      state: 'default',
      note: '「パスワードを表示する」を選ぶと、入力した文字が見えます。',
      usage:
        '<PasswordField\n  name="password" label="パスワード"\n  need="required" autoComplete="current-password"\n/>',
      render: () => (
        <PasswordField
          name="password-default"
          label="パスワード"
          need="required"
          autoComplete="current-password"
        />
      ),
    },
    {
      name: 'キーボードで選ぶ',
      state: 'focus',
      note: '欄の次に「パスワードを表示する」が選ばれます。',
      usage: '<PasswordField name="password" label="パスワード" />',
      render: () => (
        <PasswordField name="password-focus" label="パスワード" autoComplete="current-password" />
      ),
    },
    {
      name: '誤りのある欄',
      state: 'error',
      usage: '<PasswordField name="password" label="新しいパスワード" error={errors.password} />',
      render: () => (
        <PasswordField
          name="password-error"
          label="新しいパスワード"
          hint="8文字以上で入力してください。"
          error="パスワードは8文字以上で入力してください。"
          need="required"
          autoComplete="new-password"
        />
      ),
    },
    {
      name: '狭い画面',
      state: 'narrow',
      usage: '<PasswordField name="password" label="パスワード" />',
      render: () => (
        <PasswordField name="password-narrow" label="パスワード" autoComplete="current-password" />
      ),
    },
  ],
};
