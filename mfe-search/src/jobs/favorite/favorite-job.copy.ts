export const copy = {
  login: 'お気に入り（ログイン）',
} as const;
