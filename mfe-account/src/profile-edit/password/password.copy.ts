import type { FieldMessages } from '@enerabi/shared/form';
import { newPasswordMessages } from '../../form/field.copy.ts';

export const copy = {
  title: 'パスワードの変更',
  password: '現在のパスワード',
  newPassword: '新しいパスワード',
  next: '変更すると、この端末のほかは、すべてログアウトします。',
  submit: 'パスワードを変更する',
  pending: '変更しています…',
  forgot: '現在のパスワードをお忘れのときは、ログアウトしてから「パスワードをお忘れの方」へお進みください。',
} as const;

/** Messages about a new password, by the field's name in this form. */
const ofNewPassword = Object.fromEntries(
  Object.entries(newPasswordMessages).map(([name, message]) => [
    `new_${name}`,
    message.replace(/^パスワード/, copy.newPassword),
  ]),
);

export const messages: FieldMessages = {
  ...ofNewPassword,
  'password.required': '現在のパスワードを入力してください。',
  password: '現在のパスワードが正しくありません。もう一度ご確認ください。',
};
