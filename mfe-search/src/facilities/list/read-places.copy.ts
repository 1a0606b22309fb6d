export const copy = {
  read: (keyword: string) => `読みが「${keyword}」で始まる場所：`,
  between: '、',
} as const;
