import type { SpecimenState } from '../specimen/specimen.ts';

export const copy = {
  contents: 'コンポーネントギャラリー',
  groups: 'ギャラリーの分類',
  onThisPage: 'このページの部品',
  title: (group: string) => `${group}｜コンポーネントギャラリー`,
} as const;

export const stateNames: Record<SpecimenState, string> = {
  default: '通常',
  hover: 'マウスを重ねたとき',
  focus: 'フォーカスしたとき',
  disabled: '使えないとき',
  error: 'エラー',
  loading: '処理中',
  long: '長い文字',
  narrow: '幅320px',
};
