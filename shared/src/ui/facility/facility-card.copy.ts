export const copy = {
  kana: '読みかた',
  address: '所在地',
  station: '最寄り駅',
  ages: '対象年齢',
  hours: '開所時間',
  capacity: '定員',
  services: 'サービス・設備',
  vacancySource: '空き状況の出典',
  more: 'くわしく',
  moreOf: (name: string) => `「${name}」を`,
  people: (capacity: number) => `${capacity}人`,
} as const;
