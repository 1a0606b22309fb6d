export const copy = {
  note: '丸が大きいほど、その辺りに園・施設が多くあります。（地図データ: Natural Earth）',
} as const;
