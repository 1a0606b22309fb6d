export const copy = {
  title: (title: string, name: string) => `${title}（${name}）`,
  neighbours: '前後のお知らせ',
  newer: '次のお知らせ',
  older: '前のお知らせ',
  board: 'お知らせの一覧へ戻る',
  posted: '掲載日',
} as const;
