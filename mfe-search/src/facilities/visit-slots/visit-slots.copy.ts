export const copy = {
  status: {
    open: { sign: '○', text: (left: number) => `空きあり（残り${left}組）` },
    few: { sign: '△', text: (left: number) => `残りわずか（残り${left}組）` },
    full: { sign: '×', text: () => '満席' },
  },
  classes: (classes: string) => `対象：${classes}クラス`,
  anyClass: '対象：どのクラスでも',
  bookBy: (moment: string) => `予約は${moment}まで`,
} as const;
