import { countText } from '@enerabi/shared/ui';
import { type Names, whereText } from '../../search/conditions/place-names.ts';
import { shownText } from '../../search/results/shown-text.ts';
import type { FacilityCriteria } from '../criteria/facility-criteria.ts';
import { typeName } from '../criteria/type-name.ts';
import type { FacilityListData } from './facility-list.loader.ts';

const everyType = '保育園・幼稚園・認定こども園など';

/** Several types would make the title too long. */
function whatIsListed([type, ...others]: FacilityCriteria['facility_types']): string {
  if (!type) return everyType;
  return others.length > 0 ? '園・施設' : typeName(type);
}

/** 「東京都の認可保育所」 @param names if absent, only the prefecture is named */
export function listTitle(criteria: FacilityCriteria, names?: Names): string {
  const { keyword, facility_types } = criteria;
  const what = whatIsListed(facility_types);
  const where = whereText({ ...criteria, areas: criteria.area ? [criteria.area] : [] }, names);
  return keyword ? `「${keyword}」の検索結果（${where}の${what}）` : `${where}の${what}`;
}

export const copy = {
  pageSuffix: (page: number) => `（${page}ページ目）`,
  description: (title: string, total: number) =>
    `${title}を${countText(total)}件掲載しています。所在地・開所時間・定員・対象年齢・空き状況を見くらべて、見学のお申し込み先を探せます。`,
  everywhere: '全国の園・施設',
  narrowed: '条件でしぼりこんだ結果',
  distance: (distance: string) => `直線で${distance}`,
  none: '条件に合う園・施設は0件です',
} as const;

/** Says which facilities the page shows. */
export const shownFacilities = ({ criteria, list, lastPage }: FacilityListData): string =>
  shownText({ list, page: criteria.page, lastPage, shown: list.facilities.length, none: copy.none });
