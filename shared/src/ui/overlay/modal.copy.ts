export const copy = {
  close: '閉じる',
} as const;
