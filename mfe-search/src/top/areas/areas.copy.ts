export const copy = {
  title: 'エリアから探す',
  lead: '都道府県を選ぶと、その地域の園の一覧をご覧いただけます。',
  map: '日本地図',
  skip: '地図をとばして一覧へ',
  list: '地方ごとの一覧',
} as const;
