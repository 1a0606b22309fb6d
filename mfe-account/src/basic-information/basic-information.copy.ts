import type { Capabilities } from '@enerabi/shared/constants';
import { prefilledForms } from '../member/prefilled-forms.ts';

export const copy = {
  title: '基本情報の登録',
  lead: (can: Capabilities) => {
    const forms = prefilledForms(can);
    return forms
      ? `登録しておくと、${forms}のときに、あらかじめ入力された状態になります。あとから変更できます。`
      : 'お名前やお子さまのことなどを登録できます。あとから変更できます。';
  },
  submit: '登録する',
  pending: '登録しています…',
  later: 'あとで登録する',
} as const;

export const failures = {
  unauthorized:
    'ログインの有効期限が切れました。入力した内容は残っています。別のタブでログインしてから、もう一度送信してください。',
  unavailable:
    '申し訳ございません。ただいま登録できませんでした。入力した内容は残っています。時間をおいて、もう一度お試しください。',
};
