export const copy = {
  municipalities: '市区町村',
  stations: '駅からの時間',
  walk: '徒歩',
  minutes: (minutes: number) => `${minutes}分以内`,
  otherStations: '路線・駅から選ぶ',
} as const;
