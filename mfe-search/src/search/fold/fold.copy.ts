import { countText } from '@enerabi/shared/ui';

export const copy = {
  set: (count: number) => `${count}件設定中`,
  setHere: (count: number) => `${count}件`,
  /** Shown after a condition was changed and before it is searched. */
  previewTotal: (total: number) => `この条件では${countText(total)}件です`,
} as const;
