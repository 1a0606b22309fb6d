export const copy = {
  crumbs: {
    top: 'お仕事トップ',
    list: 'お仕事を探す',
    listOf: (area: string) => `${area}の求人`,
  },
} as const;
