export const copy = {
  label: 'お名前',
  family: '姓',
  given: '名',
} as const;
