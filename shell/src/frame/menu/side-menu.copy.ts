export const copy = {
  menu: 'メニュー',
} as const;
