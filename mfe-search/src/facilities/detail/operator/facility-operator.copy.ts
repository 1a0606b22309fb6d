import { countText } from '@enerabi/shared/ui';

export const copy = {
  name: '法人名',
  kind: '法人の種類',
  number: '法人番号',
  address: '法人の所在地',
  url: '法人のホームページ',
  others: (count: number) => `同じ運営法人のほかの園・施設（${countText(count)}件）`,
  all: (count: number) => `この法人の園・施設${countText(count)}件をすべて見る`,
  more: (count: number) => `ほかに${countText(count)}件あります。`,
} as const;
