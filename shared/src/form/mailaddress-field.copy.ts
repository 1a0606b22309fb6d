import { mailaddressMaxLength } from '@enerabi/shared/constants';
import type { FieldMessages } from './refusal/field-errors.ts';

export const mailaddressCopy = { label: 'メールアドレス', hint: '例：hanako@example.jp' } as const;

export const mailaddressMessages: FieldMessages = {
  mailaddress: 'メールアドレスをご確認ください。',
  'mailaddress.required': 'メールアドレスを入力してください。',
  'mailaddress.invalid_mailaddress':
    'メールアドレスの形式が正しくありません。「hanako@example.jp」のように入力してください。',
  'mailaddress.too_long': `メールアドレスは${mailaddressMaxLength}文字以内で入力してください。`,
};
