import { countText } from '@enerabi/shared/ui';

export const copy = {
  title: 'エリアから探す',
  lead: '都道府県を選ぶと、その地域の園の一覧をご覧いただけます。',
  map: '日本地図',
  skip: '地図をとばして一覧へ',
  /** On a tile of the map: 東京都 is 東京; 北海道 stays. */
  tile: (prefecture: string) => prefecture.replace(/[都府県]$/, ''),
  count: (count: number) => `（${countText(count)}）`,
  list: '地方ごとの一覧',
} as const;
