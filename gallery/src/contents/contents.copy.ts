export const copy = {
  title: 'コンポーネントギャラリー',
  lead: '4つのチームが共有する部品を、状態ごとに実物で確かめるページです。公開しているサイトにはありません。',
  components: (count: number) => `部品 ${count}点`,
} as const;
