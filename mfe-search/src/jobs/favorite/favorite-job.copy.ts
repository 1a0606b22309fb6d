export const copy = {
  login: 'ログインしてお気に入りに追加する',
} as const;
