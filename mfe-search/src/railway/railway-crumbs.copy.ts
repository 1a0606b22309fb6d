export const copy = {
  top: 'トップ',
  lines: (prefecture: string) => `${prefecture}の路線から探す`,
  stations: '駅を選ぶ',
} as const;
