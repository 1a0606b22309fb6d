import { countText } from '@enerabi/shared/ui';

export const copy = {
  picture: (stations: readonly string[]) =>
    stations.length > 0
      ? `周辺の略図。近くの駅：${stations.join('、')}`
      : '周辺の略図。近くの園・施設の位置を示しています。',
  ring: (metres: number) => (metres < 1_000 ? `${metres}m` : `${countText(metres / 1_000)}km`),
  note: '上が北、円は直線距離の略図です。',
  marks: '小さな印は、近くの園・施設です。',
  open: '周辺の園・施設を地図で見る',
} as const;
