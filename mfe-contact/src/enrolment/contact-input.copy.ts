import type { TourAcceptance } from '@enerabi/shared/constants';

export const copy = {
  title: (facility: string) => `${facility}への見学・お問い合わせ`,
  heading: '見学・お問い合わせ',
  steps: { input: '入力', confirm: '確認', complete: '完了' },
  notYet: {
    title: 'このフォームからの送信は準備中です',
    byPhone: {
      slots: '見学のお申し込み方法やご質問は、園へお電話でお問い合わせください。',
      message: '見学のお申し込み方法やご質問は、園へお電話でお問い合わせください。',
      phone: '見学のお申し込みやご質問は、園へお電話でお問い合わせください。',
      none: 'ご質問は、園へお電話でお問い合わせください。',
    } satisfies Record<TourAcceptance, string>,
    phone: '電話：',
    withoutPhone: {
      slots: '見学のお申し込み方法やご質問は、園または自治体の窓口へ直接お問い合わせください。',
      message: '見学のお申し込み方法やご質問は、園または自治体の窓口へ直接お問い合わせください。',
      phone: '見学のお申し込みやご質問は、園または自治体の窓口へ直接お問い合わせください。',
      none: 'ご質問は、園または自治体の窓口へ直接お問い合わせください。',
    } satisfies Record<TourAcceptance, string>,
  },
  memo: {
    title: 'お問い合わせ前のメモ',
    lead: 'お聞きになりたいことの整理にお使いいただけます。入力した内容は、どこにも送信・保存されません。',
  },
  purpose: 'お問い合わせの目的',
  kinds: 'お問い合わせの種類（あてはまるものすべて）',
  content: 'お問い合わせの内容',
  contentHint: '例：0歳児クラスの空き状況と、見学できる曜日を教えてください。',
  name: 'お名前',
  mailaddress: 'メールアドレス',
  back: '園のページへ戻る',
} as const;
