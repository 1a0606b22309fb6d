export const copy = {
  title: '条件に合う園・施設が見つかりませんでした',
  advice: '次の方法をお試しください。',
  keyword: 'キーワードを短くする、ひらがなにする、または別の言葉に変える',
  types: '施設の種類の指定を減らす',
  area: 'エリアを広げる',
  wholeArea: (area: string) => `${area}のすべての園・施設を見る`,
  everywhere: '全国の園・施設を見る',
} as const;
