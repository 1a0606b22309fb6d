export const copy = {
  navigation: 'メインメニュー',
  findFacilities: '園をさがす',
  login: 'ログイン',
  mypage: 'マイページ',
  staff: '施設担当者の方はこちら',
} as const;
