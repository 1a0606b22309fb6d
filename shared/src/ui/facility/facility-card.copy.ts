export const copy = {
  address: '所在地',
  station: '最寄り駅',
  ages: '対象年齢',
  hours: '開所時間',
  capacity: '定員',
  services: 'サービス・設備',
  people: (capacity: number) => `${capacity}人`,
} as const;
