export const copy = {
  change: (prefecture: string) => `都道府県を変える（${prefecture}）`,
  label: '都道府県',
} as const;
