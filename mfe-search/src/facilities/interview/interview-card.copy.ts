export const copy = {
  years: (years: number) => `この園で${years}年目`,
  posted: '掲載日',
} as const;
