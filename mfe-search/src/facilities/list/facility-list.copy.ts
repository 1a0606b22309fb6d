import { prefectureByCode } from '@enerabi/shared/kernel';
import { countText } from '@enerabi/shared/ui';
import type { Names } from '../criteria/conditions.ts';
import type { FacilityCriteria } from '../criteria/facility-criteria.ts';
import { typeName } from '../criteria/type-name.ts';

const everyType = '保育園・幼稚園・認定こども園など';

/** A single municipality or station is named; several are named by their prefecture. */
function whereOf({ area, municipalities, station_ids }: FacilityCriteria, names?: Names): string {
  const [station, ...otherStations] = names?.stations ?? [];
  if (station && station_ids.length > 0 && otherStations.every(({ name }) => name === station.name))
    return `${station.name}駅周辺`;
  const name = names?.municipalities.find(({ municipality_code }) => municipality_code === municipalities[0]);
  if (name && municipalities.length === 1) return name.municipality_name;
  return (area && prefectureByCode(area)?.name) ?? '全国';
}

/** Several types would make the title too long. */
function whatIsListed([type, ...others]: FacilityCriteria['facility_types']): string {
  if (!type) return everyType;
  return others.length > 0 ? '園・施設' : typeName(type);
}

/** 「東京都の認可保育所」 @param names if absent, only the prefecture is named */
export function listTitle(criteria: FacilityCriteria, names?: Names): string {
  const { keyword, facility_types } = criteria;
  const what = whatIsListed(facility_types);
  const where = whereOf(criteria, names);
  return keyword ? `「${keyword}」の検索結果（${where}の${what}）` : `${where}の${what}`;
}

export const copy = {
  pageSuffix: (page: number) => `（${page}ページ目）`,
  description: (title: string, total: number) =>
    `${title}を${countText(total)}件掲載しています。所在地・開所時間・定員・対象年齢・空き状況を見くらべて、見学のお申し込み先を探せます。`,
  everywhere: '全国の園・施設',
  narrowed: '条件で絞りこんだ結果',
  results: '検索結果',
  loading: '読み込み中です',
  beyond: {
    body: (total: number, lastPage: number) =>
      total === 0
        ? '条件に合う園・施設はありません。'
        : `検索結果は${countText(total)}件、全部で${countText(lastPage)}ページです。`,
  },
  distance: (distance: string) => `直線で${distance}`,
  count: (total: number, from: number, to: number) =>
    total === 0
      ? '条件に合う園・施設は0件です'
      : `全${countText(total)}件中 ${countText(from)}〜${countText(to)}件を表示`,
} as const;
