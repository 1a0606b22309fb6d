export const copy = {
  title: (facility: string) => `${facility}へのお問い合わせの完了`,
  heading: '見学・お問い合わせ',
} as const;
