import { countText } from '@enerabi/shared/ui';

export const copy = {
  results: '検索結果',
  loading: '読み込み中です',
  count: (total: number, from: number, to: number) =>
    `全${countText(total)}件中 ${countText(from)}〜${countText(to)}件を表示`,
  pages: (total: number, lastPage: number) =>
    `検索結果は${countText(total)}件、全部で${countText(lastPage)}ページです。`,
} as const;
