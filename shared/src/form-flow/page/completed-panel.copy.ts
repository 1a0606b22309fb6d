export const copy = {
  reference: '受付番号',
  next: 'このあとの流れ',
} as const;
