import { countText } from '@enerabi/shared/ui';

export const copy = {
  label: '一覧の園・施設の地図',
  /** Beside short buttons on a phone. */
  short: '地図',
  open: '地図で見る',
  shown: (count: number) => `このページの${countText(count)}件`,
  home: (name: string) => `・青い丸は${name}`,
  searchHere: 'この範囲を地図で探す',
} as const;
