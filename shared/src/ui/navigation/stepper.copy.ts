export const copy = {
  label: 'お手続きの流れ',
  done: '（済み）',
} as const;
