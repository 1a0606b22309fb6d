export const copy = {
  title: '検索候補',
  municipalities: '市区町村',
  stations: '駅',
  facilities: '園・施設',
  municipality: (name: string, prefecture: string) => (name === prefecture ? name : `${prefecture}${name}`),
  count: (facilities: number) => `${facilities.toLocaleString('ja-JP')}件`,
  station: (name: string) => `${name}駅`,
  found: (count: number) => `検索候補が${count}件あります。下矢印キーで選べます。`,
} as const;
