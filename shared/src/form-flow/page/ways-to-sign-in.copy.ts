export const copy = {
  login: 'ログインする',
  register: '無料会員登録',
} as const;
