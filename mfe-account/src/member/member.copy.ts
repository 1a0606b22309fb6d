export const copy = {
  navigation: '会員のメニュー',
  mypage: 'マイページ',
  bookings: '見学の予約',
  favorites: 'お気に入り',
  savedSearches: '保存した条件',
  edit: '登録情報',
} as const;
