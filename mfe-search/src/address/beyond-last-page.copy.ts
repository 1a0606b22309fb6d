import { countText } from '@enerabi/shared/ui';

export const copy = {
  title: 'そのページはありません',
  last: (lastPage: number) => `最後のページ（${countText(lastPage)}ページ目）を見る`,
  first: '最初のページを見る',
} as const;
