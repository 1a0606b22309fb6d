export const favoritesCopy = {
  title: 'お気に入りから選ぶ',
  kept: 'お気に入りは、このブラウザにだけ保存しています。',
} as const;
