import { type Capabilities, type ChildClassId, childClasses, facilityTypes } from '@enerabi/shared/constants';
import type { FacilityCounts } from '@enerabi/shared/contract';
import { countText } from '@enerabi/shared/ui';

export const copy = {
  title: (area: string) => `${area}の保育園・幼稚園・認定こども園を探す`,
  description: (area: string, total: number) =>
    `${area}の保育園・幼稚園・認定こども園など${countText(total)}件を、市区町村・地図・駅・条件から探せます。空き状況、見学できる日程、イベントもご案内します。`,
  feed: (area: string) => `${area}の園からのお知らせ（RSS）`,
  search: '園を探す',
  submit: '検索する',
  ways: { label: '探し方', list: '条件から探す', map: '地図から探す', stations: '路線・駅から探す' },
  municipalities: {
    title: '市区町村から探す',
    none: 'この都道府県の園・施設は、まだ掲載されていません。',
  },
  types: { title: '施設の種類から探す' },
  classes: {
    title: 'クラス別の空き状況',
    lead: '公表されている最新の空き状況で、受け入れ可能と示されている園・施設の数です。公表日は園ごとに異なります。',
    caption: 'クラス別の園・施設の数',
    className: 'クラス',
    offered: '受け入れのある園・施設',
    vacant: '空きあり',
    find: (name: string) => `空きのある園（${name}）を見る`,
  },
  map: {
    title: '地図で見る',
    body: (area: string) => `${area}の園・施設を、地図の上でお住まいや職場からの近さを確かめながら探せます。`,
    open: '地図を開く',
  },
  facilities: {
    title: '最近更新された園・施設',
    more: (total: number) => `${countText(total)}件すべてを見る`,
  },
  region: (region: string) => `${region}のほかの都道府県`,
  count: (facilities: number) => `${countText(facilities)}件`,
} as const;

export const className = (id: ChildClassId): string => childClasses[id];

/** Says what is particular to a prefecture, by its figures alone, and names only features that the site has (R7.3). */
export function introduction(
  area: string,
  counts: FacilityCounts | null,
  { visitBooking }: Capabilities,
): string {
  if (!counts || counts.total === 0) return `${area}の園・施設を、市区町村・地図・駅・条件から探せます。`;
  const sentences = [
    `${area}では、${wholeCount(counts.total)}の園・施設を掲載しています`,
    municipalitiesText(counts),
    typesText(counts),
    vacanciesText(counts),
    visitBooking &&
      counts.has_bookable_visit > 0 &&
      `${wholeCount(counts.has_bookable_visit)}の園は、見学をオンラインで予約できます`,
  ];
  return `${sentences.filter(Boolean).join('。')}。`;
}

/** A word joiner keeps the unit on the number's line. */
const wholeCount = (count: number): string => `${countText(count)}\u2060件`;

const mostFirst = <T extends { facilities: number }>(counts: readonly T[]): T[] =>
  [...counts].sort((one, other) => other.facilities - one.facilities);

function municipalitiesText({ municipalities }: FacilityCounts): string {
  const [most, second, ...others] = mostFirst(municipalities).map(
    ({ municipality_name, facilities }) => `${municipality_name}（${wholeCount(facilities)}）`,
  );
  if (!most || !second) return '';
  return others.length > 0 ? `もっとも多いのは${most}、次いで${second}です` : `${most}と${second}にあります`;
}

function typesText({ facility_types }: FacilityCounts): string {
  const [most, second] = mostFirst(facility_types.filter(({ facility_type }) => facility_type !== 99)).map(
    ({ facility_type, facilities }) => `${facilityTypes[facility_type]}が${wholeCount(facilities)}`,
  );
  return most ? `種類では、${[most, second].filter(Boolean).join('、')}あります` : '';
}

/** The classes that parents wait for longest. */
const youngest: ReadonlySet<ChildClassId> = new Set([0, 1, 2]);

function vacanciesText({ child_classes }: FacilityCounts): string {
  const open = child_classes
    .filter(({ child_class_id, with_vacancy }) => youngest.has(child_class_id) && with_vacancy > 0)
    .map(
      ({ child_class_id, with_vacancy }) =>
        `${childClasses[child_class_id]}クラスで${wholeCount(with_vacancy)}`,
    );
  return open.length > 0 ? `空きのある園は、${open.join('、')}です` : '';
}
