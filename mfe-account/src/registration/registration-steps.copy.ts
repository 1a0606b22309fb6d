/** The zero-width spaces allow a line break at a good place, since each step takes two lines on a phone. */
export const copy = {
  mailaddress: 'メール\u200bアドレス',
  code: '確認\u200bコード',
  information: '基本情報',
  completed: '完了',
} as const;
