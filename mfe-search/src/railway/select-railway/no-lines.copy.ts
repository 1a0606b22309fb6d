export const copy = {
  title: (prefecture: string) => `${prefecture}の路線は、まだ登録されていません`,
  body: '申し訳ございません。条件や地図からお探しください。',
  list: (prefecture: string) => `${prefecture}の園・施設を見る`,
  map: '地図から探す',
} as const;
