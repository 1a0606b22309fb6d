import { countText } from '@enerabi/shared/ui';

export const copy = {
  title: '条件から探す',
  types: '施設の種類',
  submit: '検索する',
  fold: '条件をしぼりこむ',
  clear: '条件をすべて外す',
  /** Shown after a condition was changed and before it is searched. */
  previewTotal: (total: number) => `この条件では${countText(total)}件です`,
} as const;
