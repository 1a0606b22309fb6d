export const copy = {
  loading: 'ページを読み込んでいます',
  navigation: 'メインメニュー',
  account: '会員メニュー',
  jobSection: 'お仕事',
  login: 'ログイン',
  register: '無料会員登録',
  mypage: 'マイページ',
  staff: '施設担当者の方はこちら',
} as const;
