export const copy = {
  required: '必須',
  optional: '任意',
} as const;
