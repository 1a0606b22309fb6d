export const copy = {
  title: (name: string) => `${name}への応援メッセージ`,
  heading: '応援メッセージ',
  description: (name: string, municipality: string, total: number) =>
    `${name}（${municipality}）に通う、または通っていたご家庭からの応援メッセージ${total}件です。園を選ぶときの参考にご覧ください。`,
  emptyDescription: (name: string, municipality: string) =>
    `${name}（${municipality}）への応援メッセージのページです。`,
  lead: '現在通っている、または以前に通っていたご家庭の声です。個人の感想です。',
  list: 'いただいたメッセージ',
  count: (total: string) => `全${total}件`,
  write: '応援メッセージを書く',
  limit: {
    label: '1ページに表示する件数',
    of: (limit: number) => `${limit}件`,
  },
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
  empty: {
    title: '応援メッセージはまだありません',
    body: 'この園に通っている方、通っていた方のことばが、これから園を選ぶご家庭の助けになります。',
    read: 'この園に通っている方、通っていた方のことばが届くと、ここに並びます。',
    facility: '園の情報を見る',
  },
} as const;
