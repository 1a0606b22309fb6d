export const copy = {
  classes: (classes: string) => `対象：${classes}クラス`,
  anyClass: '対象：どのクラスでも',
  bookBy: (moment: string) => `予約は${moment}まで`,
} as const;
