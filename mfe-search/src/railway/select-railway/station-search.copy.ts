export const copy = {
  title: '駅名から探す',
  field: '駅名',
  hint: 'ひらがなでも探せます（例：しぶや）',
  submit: '駅を探す',
  found: (typed: string) => `「${typed}」に近い名前の駅`,
  station: (name: string) => `${name}駅`,
  none: (typed: string) =>
    `「${typed}」という駅は見つかりませんでした。漢字かひらがなに変えてお試しいただくか、下の路線からお選びください。`,
  more: (lines: number) => `ほか${lines}路線`,
} as const;
