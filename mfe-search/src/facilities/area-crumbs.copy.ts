export const copy = {
  top: 'トップ',
  list: '園を探す',
  listOf: (area: string) => `${area}の園・施設`,
} as const;
