import { type FacilitySort, type FacilityTypeId, facilityTypes } from '@enerabi/shared/constants';
import { prefectureByCode } from '@enerabi/shared/kernel';
import { countText } from '@enerabi/shared/ui';
import type { FacilityCriteria } from './facility-criteria.ts';

const everyType = '保育園・幼稚園・認定こども園など';

/** Alone, without the other types beside it, その他 says nothing. */
export const typeName = (id: FacilityTypeId): string => (id === 99 ? 'その他の園・施設' : facilityTypes[id]);

const areaName = ({ area }: FacilityCriteria): string | undefined => area && prefectureByCode(area)?.name;

/** Several types at once would make a title that nobody reads. */
function whatIsListed([type, ...others]: FacilityCriteria['facility_types']): string {
  if (!type) return everyType;
  return others.length > 0 ? '園・施設' : typeName(type);
}

/** 「東京都の認可保育所」 */
export function listTitle(criteria: FacilityCriteria): string {
  const { keyword, facility_types } = criteria;
  const what = whatIsListed(facility_types);
  const where = areaName(criteria) ?? '全国';
  return keyword ? `「${keyword}」の検索結果（${where}の${what}）` : `${where}の${what}`;
}

export const copy = {
  pageSuffix: (page: number) => `（${page}ページ目）`,
  description: (title: string, total: number) =>
    `${title}を${countText(total)}件掲載しています。所在地・開所時間・定員・対象年齢・空き状況を見くらべて、見学のお申し込み先を探せます。`,
  search: {
    title: '条件から探す',
    types: '施設の種類',
    submit: '検索する',
    fold: '条件をしぼりこむ',
    set: (count: number) => `${count}件設定中`,
  },
  sort: '並び順',
  sorts: {
    standard: '五十音順',
    kana: '五十音順',
    capacity: '定員の多い順',
    updated: '更新の新しい順',
  } satisfies Record<FacilitySort, string>,
  /** What the standard order is where there is a keyword. */
  bestMatch: 'キーワードに近い順',
  active: '選択中の条件',
  keyword: (keyword: string) => `「${keyword}」`,
  clear: '条件をクリア',
  results: '検索結果',
  loading: '読み込み中です',
  count: (total: number, from: number, to: number) =>
    total === 0
      ? '条件に合う園・施設は0件です'
      : `全${countText(total)}件中 ${countText(from)}〜${countText(to)}件を表示`,
} as const;
