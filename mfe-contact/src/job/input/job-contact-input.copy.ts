export const copy = {
  title: (job: string) => `${job}への応募・お問い合わせ`,
  heading: '求人への応募・お問い合わせ',
  lead: '求人について、園へ質問や見学のお申し込み、応募のご相談ができます。送信の前に、確認の画面があります。',
} as const;
