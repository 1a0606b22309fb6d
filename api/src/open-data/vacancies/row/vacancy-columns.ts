import type { ChildClassId } from '@enerabi/shared/constants';
import { normaliseHeader } from '../../layout/columns.ts';

/** Measures of each class, named as in the contract's `ClassVacancy`. */
export const measures = ['accepted', 'waiting', 'enrolled'] as const;
export type Measure = (typeof measures)[number];

export const vacancyFields = [
  'as_of',
  'updated_on',
  'facility_number',
  'name',
  'municipality_code',
  'ward',
  'address',
  'latitude',
  'longitude',
  'total',
] as const;
export type VacancyField = (typeof vacancyFields)[number];

/** Headers in the form of `normaliseHeader`. */
export const fieldAliases: Record<VacancyField, readonly string[]> = {
  as_of: ['month', 'asof', '時点', '基準日', '対象年月', '対象月', '年月'],
  updated_on: ['更新日', '更新年月日', 'updatedon'],
  facility_number: ['facilitynumber', '施設番号', '事業所番号', '施設・事業所番号'],
  name: ['name', '施設・事業名', '施設名', '施設名称', '名称', '園名'],
  municipality_code: ['標準地域コード', '全国地方公共団体コード', '市区町村コード', '自治体コード'],
  ward: ['ward', '施設所在区', '所在区', '区名', '区', '市区町村名', '市区町村'],
  address: ['address', '住所', '所在地', '施設所在地', '所在地連結表記'],
  latitude: ['latitude', 'lat', '緯度'],
  longitude: ['longitude', 'lng', 'lon', '経度'],
  total: ['合計', '計', 'total'],
};

const measureNames: Record<Measure, string> = {
  accepted: 'accept(?:ed)?|(?:受入|入所|入園)可能(?:人数|数)?|空き(?:人数|数)?|募集(?:人数|数)?',
  waiting: 'wait(?:ing)?|(?:入所|入園|利用)?待ち?(?:児童)?(?:人数|数)?|待機(?:児童)?(?:人数|数)?',
  enrolled: 'enrolled|(?:入所|入園|在籍|在園|利用)(?:児童|児)?(?:人数|数)?',
};
const childClass = '([0-5])(?:歳児?)?(?:クラス)?';

/** The class and measure of a header; a class alone has the measure of the file. */
export function classColumn(
  header: string,
): { child_class_id: ChildClassId; measure: Measure | null } | null {
  const name = normaliseHeader(header).replace(/[()]/g, '');
  const alone = /^([0-5])歳児?(?:クラス)?$/.exec(name);
  if (alone) return { child_class_id: Number(alone[1]) as ChildClassId, measure: null };
  for (const measure of measures) {
    const found =
      new RegExp(`^(?:${measureNames[measure]})${childClass}$`).exec(name) ??
      new RegExp(`^${childClass}(?:${measureNames[measure]})$`).exec(name);
    if (found) return { child_class_id: Number(found[1]) as ChildClassId, measure };
  }
  return null;
}

const titles: readonly (readonly [RegExp, Measure])[] = [
  [/待ち|待機/, 'waiting'],
  [/可能|空き|募集/, 'accepted'],
  [/入所児童|入園児|入所人数|在籍|在園|利用児童/, 'enrolled'],
];

/** Reads the measure from a title row: 「【令和８年５月１日時点】入所待ち人数」 is `waiting`. */
export const measureOfTitle = (title: string): Measure | null =>
  titles.find(([words]) => words.test(title.normalize('NFKC')))?.[1] ?? null;
