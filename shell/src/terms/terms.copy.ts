export const copy = {
  top: 'トップ',
  contents: '目次',
  article: (number: number, title: string) => `第${number}条（${title}）`,
  version: (date: string) => `${date}施行`,
  versionNumber: (version: string) => `版：${version}`,
  end: '以上',
} as const;
