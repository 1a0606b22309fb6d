export const copy = {
  top: 'トップ',
  list: '園をさがす',
  listOf: (area: string) => `${area}の園・施設`,
} as const;
