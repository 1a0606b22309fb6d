export const copy = {
  login: 'お気に入り（ログイン）',
  /** Names the heart of a card, which has no text. */
  loginFor: (job: string) => `「${job}」をお気に入りに入れる（ログイン）`,
} as const;
