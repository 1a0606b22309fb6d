import { isJobMap, type MapCriteria } from './map-kind.ts';

const facilityWords = {
  title: '地図から探す',
  crumb: '地図から探す',
  titleOf: (area: string) => `${area}の園・施設を地図から探す`,
  description:
    '地図を動かして、その範囲にある保育園・幼稚園・認定こども園などを探せます。空き状況や施設の種類でしぼりこめます。',
  map: '園・施設の地図',
  results: 'この範囲の園・施設',
  none: 'この範囲に、条件に合う園・施設は0件です',
  failed: '前に見つかった園・施設を表示しています。',
  keywordHint: undefined as string | undefined,
  /** Null where the page has no link from the count to the list. */
  list: null as string | null,
  unmapped: '位置が公表されていない園・施設は、地図とこのリストには出ません。',
  listOf: (area: string | undefined) => `${area ?? '全国'}の一覧で、同じ条件で探す`,
  cluster: '数字の丸は、近くにある園・施設の数です。押すと拡大します。',
};

const jobWords: typeof facilityWords = {
  title: '保育のお仕事を地図から探す',
  crumb: '地図から探す',
  titleOf: (area) => `${area}のお仕事を地図から探す`,
  description:
    '地図を動かして、その範囲にある園・施設の求人を探せます。職種・雇用形態・給与・休日などでしぼりこめます。',
  map: '求人のある園・施設の地図',
  results: 'この範囲の求人',
  none: 'この範囲に、条件に合う求人は0件です',
  failed: '前に見つかった求人を表示しています。',
  keywordHint: '職種・園名（ひらがな可）・駅名・住所など',
  list: '求人の一覧へ',
  unmapped: '位置が公表されていない園・施設の求人は、地図とこのリストには出ません。',
  listOf: (area) => `${area ?? '全国'}の求人の一覧で、同じ条件で探す`,
  cluster: '数字の丸は、近くにある求人の数です。押すと拡大します。',
};

/** The words of the map that depend on what it shows. */
export const wordsOf = (criteria: MapCriteria) => (isJobMap(criteria) ? jobWords : facilityWords);
export type MapWords = typeof facilityWords;
