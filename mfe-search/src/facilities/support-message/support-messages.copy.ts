export const pageCopy = {
  title: (name: string) => `${name}への応援メッセージ`,
  heading: '応援メッセージ',
  description: (name: string, municipality: string, total: number) =>
    `${name}（${municipality}）に通う、または通っていたご家庭からの応援メッセージ${total}件です。園を選ぶときの参考にご覧ください。`,
  emptyDescription: (name: string, municipality: string) =>
    `${name}（${municipality}）への応援メッセージのページです。`,
} as const;

export const listCopy = {
  lead: '現在通っている、または以前に通っていたご家庭の声です。個人の感想です。',
  list: 'いただいたメッセージ',
  count: (total: string) => `全${total}件`,
  limit: {
    label: '1ページに表示する件数',
    of: (limit: number) => `${limit}件`,
  },
  empty: {
    title: '応援メッセージはまだありません',
    body: 'この園に通っている方、通っていた方のことばが、これから園を選ぶご家庭の助けになります。',
    read: 'この園に通っている方、通っていた方のことばが届くと、ここに並びます。',
    facility: '園の情報を見る',
  },
} as const;
