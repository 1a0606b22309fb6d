export const copy = {
  month: (month: number) => `${month}月`,
} as const;
