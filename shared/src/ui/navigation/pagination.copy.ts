export const copy = {
  label: 'ページ',
  previous: '前へ',
  page: (page: number) => `${page}ページ目`,
  next: '次へ',
} as const;
