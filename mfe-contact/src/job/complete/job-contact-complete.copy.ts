export const copy = {
  title: (job: string) => `${job}へのお問い合わせの完了`,
  heading: '求人への応募・お問い合わせ',
} as const;
