export const copy = {
  title: '条件から探す',
  types: '施設の種類',
  submit: '検索する',
  fold: '条件をしぼりこむ',
  clear: '条件をすべて外す',
} as const;
