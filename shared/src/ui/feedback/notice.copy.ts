export const copy = {
  close: (title: string) => `「${title}」を閉じる`,
} as const;
