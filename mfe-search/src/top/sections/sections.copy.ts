import { countText } from '@enerabi/shared/ui';

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
    lead: '保育士・保育補助をはじめ、園・施設の求人を探せます。どの求人にも、給与や勤務時間などの労働条件と、園・施設が最後に確認した日を載せています。',
    total: (jobs: number) => `${countText(jobs)}件の求人を掲載中`,
    count: (jobs: number) => `${countText(jobs)}件`,
    top: 'お仕事トップへ',
  },
} as const;
