export const copy = {
  visits: {
    title: 'まもなく見学できる園',
    lead: '見学の日程を公開している園を、日の近い順にご紹介します。',
    more: '園の一覧を見る',
  },
  news: { title: '園からのお知らせ' },
  events: { title: 'イベント', more: 'イベントをすべて見る' },
  messages: {
    title: '応援メッセージ',
    lead: '現在通っている、または以前に通っていたご家庭の声です。個人の感想です。',
  },
  jobs: {
    title: 'お仕事を探している方へ',
    lead: '保育士・保育補助をはじめ、園のお仕事を探せます。見学や保育体験のご相談もできます。',
    top: 'お仕事トップへ',
    shortcuts: [
      { name: '保育士', to: '/job?job_type=1' },
      { name: '保育補助', to: '/job?job_type=6' },
      { name: '新卒', to: '/job?employment_status=1' },
      { name: 'パート・アルバイト', to: '/job?employment_status=4' },
    ],
  },
} as const;
