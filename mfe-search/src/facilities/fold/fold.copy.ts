export const copy = {
  set: (count: number) => `${count}件設定中`,
  setHere: (count: number) => `${count}件`,
} as const;
