export const copy = {
  title: (facility: string) => `${facility}へのその他のお問い合わせ`,
  heading: 'その他のお問い合わせ',
  lead: '見学や空き状況のほかに、園へお聞きになりたいことをお送りいただけます。送信の前に、確認の画面があります。',
} as const;
