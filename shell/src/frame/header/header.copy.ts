export const copy = {
  slow: 'ページの読み込みに時間がかかっています。',
  again: 'もう一度読み込む',
  navigation: 'メインメニュー',
  account: '会員メニュー',
  jobSection: 'お仕事',
  child: 'お子さま',
  login: 'ログイン',
  register: '無料会員登録',
  mypage: 'マイページ',
  staff: '施設担当者の方はこちら',
} as const;
