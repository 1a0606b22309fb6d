export const copy = {
  back: '園のページへ戻る',
} as const;
