import type { SpecimenState } from '../specimen/sheet-kinds.ts';

export const copy = {
  contents: 'コンポーネントギャラリー',
  groups: 'ギャラリーの分類',
  onThisPage: 'このページの部品',
  lacks: 'この部品にない状態',
  lacking: (state: string, reason: string) => `「${state}」の状態はありません。${reason}`,
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
  narrow: '狭い枠',
};
