import { countText } from '@enerabi/shared/ui';

export const copy = {
  title: '保育士・保育補助などの求人を探す',
  description:
    '保育園・幼稚園・認定こども園などの求人を、エリア・職種・雇用形態・条件から探せます。どの求人にも、給与や勤務時間などの労働条件と、園・施設が最後に確認した日を載せています。',
  heading: '条件を確かめて、働く園をえらぼう。',
  lead: '保育士、保育補助、栄養士、調理員など、園・施設ではたらく方の求人を集めました。',
  promises: {
    label: '求人の掲載について',
    items: [
      '法令で定められた労働条件をすべて明記',
      '園・施設が内容を最後に確認した日を表示',
      '募集が終わった求人は、一覧から外します',
    ],
  },
  total: (jobs: number) => `${countText(jobs)}件の求人を掲載中`,
  search: {
    title: '求人を探す',
    jobType: '職種',
    employmentStatus: '雇用形態',
    any: '指定なし',
    submit: '検索する',
    stations: '路線・駅から探す',
    all: 'すべての求人を見る',
  },
  unavailable: {
    title: '最新の求人を読み込めませんでした',
    body: '申し訳ございません。時間をおいて、もう一度お開きください。検索は、今すぐご利用いただけます。',
  },
  areas: {
    title: 'エリアから求人を探す',
    lead: '都道府県を選ぶと、その地域の求人の一覧をご覧いただけます。数字は掲載中の求人の件数です。',
    withoutCounts: '都道府県を選ぶと、その地域の求人の一覧をご覧いただけます。',
  },
} as const;
