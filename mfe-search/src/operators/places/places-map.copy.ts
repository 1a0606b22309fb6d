import { countText } from '@enerabi/shared/ui';

export const copy = {
  title: '園・施設の場所',
  picture: '園・施設の場所を示す略図',
  several: (names: readonly string[]) => {
    const [first = '', ...others] = names;
    return `${first}など${countText(others.length + 1)}か所の辺りを地図で見る`;
  },
  note: '上が北の略図です。印を押すと、園・施設のページが開きます。',
  cluster: '数字の印は、近くにある園・施設の数です。押すと、その辺りの地図が開きます。',
  unmapped: (facilities: number) =>
    `位置が登録されていない園・施設${countText(facilities)}か所は、略図にありません。`,
  credit: '（地図データ: Natural Earth）',
  open: 'この辺りを地図で見る',
} as const;
