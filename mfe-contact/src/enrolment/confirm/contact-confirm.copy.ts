export const copy = {
  title: (facility: string) => `${facility}へのお問い合わせの確認`,
  heading: '見学・お問い合わせの確認',
} as const;
