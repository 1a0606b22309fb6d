/** Words of the messages' part, which a facility's page shows, too. */
export const copy = {
  write: '応援メッセージを書く',
  classes: {
    label: 'お子さまのクラス',
    all: 'すべて',
    name: (childClass: string) => `${childClass}クラス`,
    of: (name: string, count: string) => `${name}（${count}件）`,
    suffix: (name: string) => `（${name}）`,
    none: (name: string) => `${name}のご家庭からの応援メッセージは、まだありません。`,
    showAll: 'すべてのクラスのメッセージを見る',
  },
  summary: {
    title: 'おすすめの度合い',
    sentence: (total: string, recommending: string) =>
      `${total}件のうち${recommending}件が「とてもすすめたい」「すすめたい」という声です。`,
    few: (total: string) => `${total}件のメッセージをいただいています。`,
    messages: (count: string) => `${count}件`,
  },
} as const;
