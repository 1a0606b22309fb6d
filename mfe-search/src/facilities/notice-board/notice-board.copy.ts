export const copy = {
  title: (name: string) => `${name}からのお知らせ`,
  heading: '園からのお知らせ',
  description: (name: string, municipality: string, total: number) =>
    `${name}（${municipality}）からのお知らせ${total}件を新しい順にご覧いただけます。在園の方、入園をご希望の方、お仕事をお探しの方へ、園から直接お伝えします。`,
  emptyDescription: (name: string, municipality: string) =>
    `${name}（${municipality}）からのお知らせのページです。`,
  count: (total: string) => `全${total}件`,
  empty: {
    title: 'お知らせはまだありません',
    body: '行事や園庭開放、説明会のご案内などが、園から届くとここに並びます。知りたいことは、園に直接お問い合わせください。',
    contact: '園に問い合わせる',
    facility: '園の情報を見る',
  },
} as const;
