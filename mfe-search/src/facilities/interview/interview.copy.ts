export const copy = {
  heading: '先輩職員インタビュー',
  title: (title: string, name: string) => `${title}（${name}の先輩職員インタビュー）`,
  description: (name: string, job: string, introduction: string) =>
    `${name}で働く${job}へのインタビューです。${introduction}`,
  years: (years: number) => `この園で${years}年目`,
  posted: '掲載日',
  question: '質問',
  others: 'この園のほかのインタビュー',
  note: '内容は掲載日時点のものです。',
  jobs: {
    title: 'この園で働くことに興味をもたれた方へ',
    body: '募集中のお仕事は、園の情報のページでご覧いただけます。見学や保育体験のご相談も承ります。',
    facility: '園の情報と求人を見る',
  },
} as const;
