export const copy = {
  label: '現在位置',
} as const;
