export const copy = {
  title: (facility: string) => `${facility}への見学・お問い合わせ`,
  heading: '見学・お問い合わせ',
  steps: { input: '入力', confirm: '確認', complete: '完了' },
  notYet: {
    title: 'このフォームからの送信は準備中です',
    byPhone: '見学のお申し込み・ご質問は、お電話で承っています。',
    phone: '電話：',
    withoutPhone: '見学のお申し込み・ご質問は、施設または自治体の窓口へ直接お問い合わせください。',
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
