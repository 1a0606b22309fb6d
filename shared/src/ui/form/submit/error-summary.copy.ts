export const copy = {
  title: (errors: number) => `入力内容に${errors}件の誤りがあります`,
} as const;
