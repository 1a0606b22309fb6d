export const copy = {
  pending: '送信しています…',
} as const;
