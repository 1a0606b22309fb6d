import type { SlotState } from './slot-state.ts';

interface Wording {
  sign: string;
  text: (left: number) => string;
}

export const slotWords: Readonly<Record<SlotState, Wording>> = {
  open: { sign: '○', text: (left) => `空きあり（残り${left}組）` },
  few: { sign: '△', text: (left) => `残りわずか（残り${left}組）` },
  full: { sign: '×', text: () => '満席' },
  unopened: { sign: '−', text: () => '受付前' },
};
