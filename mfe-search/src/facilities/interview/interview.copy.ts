export const copy = {
  heading: '先輩職員インタビュー',
  title: (title: string, name: string) => `${title}（${name}の先輩職員インタビュー）`,
  description: (name: string, job: string, introduction: string) =>
    `${name}で働く${job}へのインタビューです。${introduction}`,
  question: '質問',
  others: 'この園のほかのインタビュー',
  note: '内容は掲載日時点のものです。',
  jobs: {
    title: 'この園で働くことに興味をもたれた方へ',
    body: '求人があるときは、園の情報のページに掲載しています。仕事のことや職場の見学については、園にお問い合わせください。',
    facility: '園の情報と求人を見る',
  },
} as const;
