export const favoritesCopy = {
  title: 'お気に入りから選ぶ',
  saved: 'お気に入りは、このブラウザにだけ保存しています。',
  savedWithAccount: 'お気に入りは、アカウントに保存しています。',
} as const;
