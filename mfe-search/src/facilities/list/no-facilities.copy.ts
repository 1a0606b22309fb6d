export const copy = {
  title: '条件に合う園・施設が見つかりませんでした',
  keyword: 'キーワードを短くする、園名をひらがなにする、または別の言葉に変えると、見つかることがあります。',
  place: (name: string, note: string) => `${name}（${note}）`,
  wholeArea: (area: string) => `${area}のすべての園・施設を見る`,
  everywhere: '全国の園・施設を見る',
} as const;
