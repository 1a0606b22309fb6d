export const copy = {
  title: '条件から探す',
  submit: '検索する',
  fold: '条件をしぼりこむ',
  clear: '条件をすべて外す',
} as const;
