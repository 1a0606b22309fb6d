import { type FacilitySort, type FacilityTypeId, facilityTypes } from '@enerabi/shared/constants';
import { prefectureByCode } from '@enerabi/shared/kernel';
import { countText } from '@enerabi/shared/ui';
import type { Names } from '../criteria/conditions.ts';
import type { FacilityCriteria } from '../criteria/facility-criteria.ts';

const everyType = '保育園・幼稚園・認定こども園など';

/** Alone, without the other types beside it, その他 says nothing. */
export const typeName = (id: FacilityTypeId): string => (id === 99 ? 'その他の園・施設' : facilityTypes[id]);

/** Of one municipality or station its name; of several, the prefecture's. */
function whereOf({ area, municipalities, station_ids }: FacilityCriteria, names?: Names): string {
  const [station, ...otherStations] = names?.stations ?? [];
  if (station && station_ids.length > 0 && otherStations.every(({ name }) => name === station.name))
    return `${station.name}駅周辺`;
  const name = names?.municipalities.find(({ municipality_code }) => municipality_code === municipalities[0]);
  if (name && municipalities.length === 1) return name.municipality_name;
  return (area && prefectureByCode(area)?.name) ?? '全国';
}

/** Several types at once would make a title that nobody reads. */
function whatIsListed([type, ...others]: FacilityCriteria['facility_types']): string {
  if (!type) return everyType;
  return others.length > 0 ? '園・施設' : typeName(type);
}

/** 「東京都の認可保育所」 @param names absent: the prefecture's alone is known */
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
  search: {
    title: '条件から探す',
    types: '施設の種類',
    submit: '検索する',
    fold: '条件をしぼりこむ',
    set: (count: number) => `${count}件設定中`,
    setHere: (count: number) => `${count}件`,
    clear: '条件をすべて外す',
    /** After a condition was changed in the form, before it is searched. */
    foreseen: (total: number) => `この条件では${countText(total)}件です`,
  },
  sort: '並び順',
  sorts: {
    standard: '五十音順',
    kana: '五十音順',
    distance: '近い順',
    capacity: '定員の多い順',
    new: '掲載の新しい順',
    updated: '更新の新しい順',
    vacancy: '空き状況の新しい順',
  } satisfies Record<FacilitySort, string>,
  /** What the standard order is where there is a keyword. */
  bestMatch: 'キーワードに近い順',
  narrowed: '条件で絞りこんだ結果',
  active: '選択中の条件',
  clear: '条件をクリア',
  results: '検索結果',
  loading: '読み込み中です',
  ignored: {
    title: '読み取れなかった条件があります',
    /** 「開所時刻（25:99）」 */
    value: (field: string, value: string) =>
      `${field}（${value.length > 30 ? `${value.slice(0, 30)}…` : value}）`,
    more: (count: number) => `ほか${countText(count)}件`,
    rest: 'これらを除いて検索しました。条件は「条件をしぼりこむ」で選びなおせます。',
  },
  beyond: {
    title: 'そのページはありません',
    body: (total: number, lastPage: number) =>
      total === 0
        ? '条件に合う園・施設はありません。'
        : `検索結果は${countText(total)}件、全部で${countText(lastPage)}ページです。`,
    last: (lastPage: number) => `最後のページ（${countText(lastPage)}ページ目）を見る`,
    first: '最初のページを見る',
  },
  distance: (distance: string) => `直線で${distance}`,
  here: {
    search: '現在地から近い順',
    refused:
      '現在地を取得できませんでした。ブラウザーの設定で位置情報の利用を許可すると、近い順に並べられます。',
    asking: '現在地を確認しています',
  },
  count: (total: number, from: number, to: number) =>
    total === 0
      ? '条件に合う園・施設は0件です'
      : `全${countText(total)}件中 ${countText(from)}〜${countText(to)}件を表示`,
} as const;
