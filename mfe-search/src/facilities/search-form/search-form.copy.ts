import { countText } from '@enerabi/shared/ui';

export const copy = {
  title: '条件から探す',
  types: '施設の種類',
  submit: '検索する',
  fold: '条件をしぼりこむ',
  set: (count: number) => `${count}件設定中`,
  setHere: (count: number) => `${count}件`,
  clear: '条件をすべて外す',
  /** Shown after a condition was changed and before it is searched. */
  previewTotal: (total: number) => `この条件では${countText(total)}件です`,
  here: {
    search: '現在地から近い順',
    refused:
      '現在地を取得できませんでした。ブラウザーの設定で位置情報の利用を許可すると、近い順に並べられます。',
    asking: '現在地を確認しています',
  },
} as const;
