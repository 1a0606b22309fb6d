export const copy = {
  title: (facility: string) => `${facility}へのその他のお問い合わせの確認`,
  heading: 'その他のお問い合わせの確認',
  completed: {
    title: (facility: string) => `${facility}へのその他のお問い合わせの完了`,
    heading: 'その他のお問い合わせ',
  },
} as const;
