export const copy = {
  menu: 'メニュー',
  close: '閉じる',
} as const;
