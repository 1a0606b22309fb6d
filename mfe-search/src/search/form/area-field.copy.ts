export const copy = {
  label: '都道府県',
  everywhere: '全国',
} as const;
