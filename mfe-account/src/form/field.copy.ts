import { passwordMaxLength, passwordMinLength } from '@enerabi/shared/constants';
import { ownMailaddressReason } from '@enerabi/shared/contract';
import type { FieldMessages } from '@enerabi/shared/form';

export const newPasswordHint = `${passwordMinLength}文字以上なら、文字の種類は問いません。好きな言葉をいくつか並べた、短い文のようなパスワードがおすすめです。`;

export const newPasswordMessages: FieldMessages = {
  password: 'パスワードをご確認ください。',
  'password.required': 'パスワードを入力してください。',
  'password.too_short': `パスワードは${passwordMinLength}文字以上で入力してください。`,
  'password.too_long': `パスワードは${passwordMaxLength}文字以内で入力してください。`,
  'password.own_mailaddress': ownMailaddressReason,
  'password.common_password':
    'よく使われているか、メールアドレスなどから推測されやすいパスワードです。言葉を足すなどして、別のパスワードを入力してください。',
};
