import { countText } from '@enerabi/shared/ui';

export const copy = {
  title: '保育園・幼稚園・認定こども園を探す',
  description:
    '全国の保育園・幼稚園・認定こども園を、エリア・地図・駅・園名から探せます。空き状況は出典と時点つき。見学できる日程も見くらべられます。',
  feed: '園からのお知らせ（RSS）',
  heading: 'この子に合う園を、さがそう。',
  lead: '全国の保育園・幼稚園・認定こども園から、空き状況と見学できる日を見くらべて。',
  totals: (facilities: number) => `${countText(facilities)}の園・施設を掲載`,
  bookable: (facilities: number) => `うち${countText(facilities)}か所が見学の日程を公開中`,
  search: '園を探す',
  submit: '検索する',
  waysTitle: '探し方を選ぶ',
  ways: {
    conditions: '条件から探す',
    map: '地図から探す',
    stations: '路線・駅から探す',
    areas: 'エリアから探す',
  },
  unavailable: {
    title: '最新の情報を読み込めませんでした',
    body: '申し訳ございません。時間をおいて、もう一度お開きください。園の検索は、今すぐご利用いただけます。',
  },
} as const;
