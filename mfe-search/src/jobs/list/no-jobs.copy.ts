export const copy = {
  title: '条件に合う求人が見つかりませんでした',
  keyword: 'キーワードを短くする、ひらがなにする、または別の言葉に変えると、見つかることがあります。',
  wholeArea: (area: string) => `${area}のすべての求人を見る`,
  everywhere: '全国の求人を見る',
  /** Where there is no posting at all. */
  facilities: '園・施設を探す',
} as const;
