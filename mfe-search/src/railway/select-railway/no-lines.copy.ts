export const copy = {
  title: (prefecture: string) => `${prefecture}の路線は、まだ登録されていません`,
  body: '申し訳ございません。条件や地図からお探しください。',
  jobsBody: '申し訳ございません。お仕事の一覧から、条件を選んでお探しください。',
  jobs: (prefecture: string) => `${prefecture}の求人を見る`,
  list: (prefecture: string) => `${prefecture}の園・施設を見る`,
  map: '地図から探す',
} as const;
