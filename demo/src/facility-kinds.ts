import type { FacilityTypeId } from '@enerabi/shared/constants';

/** Families of types with common hours, ages, classes, meals and texts. */
export type Family =
  | 'nursery'
  | 'kodomoen'
  | 'kindergarten'
  | 'small'
  | 'home'
  | 'visiting'
  | 'company'
  | 'night'
  | 'hospital'
  | 'development'
  | 'after_school';

export interface FacilityKind {
  type: FacilityTypeId;
  family: Family;
  /** Share of all facilities in percent. */
  weight: number;
  /** Names with `{}` for the stem, their readings, and their weights. */
  names: readonly (readonly [name: string, kana: string, weight: number])[];
  /** Share that a municipality owns. */
  publicShare: number;
  /** First year in which facilities of this kind could be approved, and the last in demonstration data. */
  approved: readonly [from: number, to: number];
  typeTexts?: readonly string[];
}

/**
 * Shares after the national statistics of 2023 and 2024 (保育所等関連状況取りまとめ, 認可外保育施設の現況取りまとめ, 学校基本調査), with
 * fewer kindergartens and uncertified facilities than there are: parents look for nurseries here. 11 exists only where
 * a prefecture has a scheme of its own.
 */
export const facilityKinds: readonly FacilityKind[] = [
  {
    type: 1,
    family: 'nursery',
    weight: 42,
    publicShare: 0.28,
    approved: [1952, 2024],
    names: [
      ['{}保育園', '{}ほいくえん', 82],
      ['{}保育所', '{}ほいくしょ', 18],
    ],
  },
  {
    type: 2,
    family: 'kodomoen',
    weight: 12.5,
    publicShare: 0.14,
    approved: [2015, 2024],
    names: [
      ['{}こども園', '{}こどもえん', 50],
      ['認定こども園{}', 'にんていこどもえん{}', 22],
      ['幼保連携型認定こども園{}', 'ようほれんけいがたにんていこどもえん{}', 14],
      ['{}認定こども園', '{}にんていこどもえん', 14],
    ],
  },
  {
    type: 3,
    family: 'kodomoen',
    weight: 2.5,
    publicShare: 0.04,
    approved: [2007, 2024],
    names: [
      ['認定こども園{}幼稚園', 'にんていこどもえん{}ようちえん', 60],
      ['{}こども園', '{}こどもえん', 40],
    ],
  },
  {
    type: 4,
    family: 'kodomoen',
    weight: 2.8,
    publicShare: 0.3,
    approved: [2007, 2024],
    names: [
      ['認定こども園{}保育園', 'にんていこどもえん{}ほいくえん', 50],
      ['{}こども園', '{}こどもえん', 50],
    ],
  },
  {
    type: 5,
    family: 'kodomoen',
    weight: 0.2,
    publicShare: 0,
    approved: [2007, 2024],
    names: [['{}こども園', '{}こどもえん', 1]],
  },
  {
    type: 6,
    family: 'small',
    weight: 12,
    publicShare: 0.02,
    approved: [2015, 2024],
    typeTexts: [
      '小規模保育事業A型',
      '小規模保育事業A型',
      '小規模保育事業A型',
      '小規模保育事業A型',
      '小規模保育事業B型',
      '小規模保育事業C型',
    ],
    names: [
      ['{}保育園', '{}ほいくえん', 34],
      ['{}保育室', '{}ほいくしつ', 22],
      ['{}小規模保育園', '{}しょうきぼほいくえん', 18],
      ['{}ナーサリー', '{}ナーサリー', 14],
      ['小規模保育室{}', 'しょうきぼほいくしつ{}', 12],
    ],
  },
  {
    type: 7,
    family: 'company',
    weight: 1.2,
    publicShare: 0,
    approved: [2015, 2024],
    typeTexts: ['事業所内保育事業'],
    names: [
      ['{}事業所内保育室', '{}じぎょうしょないほいくしつ', 50],
      ['{}保育園', '{}ほいくえん', 50],
    ],
  },
  {
    type: 8,
    family: 'home',
    weight: 1.5,
    publicShare: 0,
    approved: [2015, 2024],
    typeTexts: ['家庭的保育事業'],
    names: [
      ['家庭的保育室{}', 'かていてきほいくしつ{}', 50],
      ['{}家庭保育室', '{}かていほいくしつ', 35],
      ['おうち保育{}', 'おうちほいく{}', 15],
    ],
  },
  {
    type: 9,
    family: 'visiting',
    weight: 0.1,
    publicShare: 0,
    approved: [2015, 2024],
    names: [['訪問保育{}', 'ほうもんほいく{}', 1]],
  },
  {
    type: 10,
    family: 'company',
    weight: 7.5,
    publicShare: 0,
    approved: [2017, 2023],
    names: [
      ['{}保育園', '{}ほいくえん', 50],
      ['{}ナーサリー', '{}ナーサリー', 25],
      ['企業主導型保育園{}', 'きぎょうしゅどうがたほいくえん{}', 15],
      ['{}ベビールーム', '{}ベビールーム', 10],
    ],
  },
  {
    type: 11,
    family: 'nursery',
    weight: 5,
    publicShare: 0,
    approved: [2002, 2023],
    names: [
      ['{}保育園', '{}ほいくえん', 60],
      ['{}ナーサリー', '{}ナーサリー', 40],
    ],
  },
  {
    type: 12,
    family: 'company',
    weight: 5.5,
    publicShare: 0,
    approved: [1985, 2024],
    names: [
      ['{}保育室', '{}ほいくしつ', 38],
      ['{}保育ルーム', '{}ほいくルーム', 26],
      ['{}共同保育所', '{}きょうどうほいくしょ', 14],
      ['森のようちえん{}', 'もりのようちえん{}', 10],
      ['{}プリスクール', '{}プリスクール', 12],
    ],
  },
  {
    type: 13,
    family: 'night',
    weight: 0.6,
    publicShare: 0,
    approved: [1990, 2022],
    names: [
      ['{}ベビーホーム', '{}ベビーホーム', 60],
      ['24時間保育室{}', 'にじゅうよじかんほいくしつ{}', 40],
    ],
  },
  {
    type: 14,
    family: 'hospital',
    weight: 1.7,
    publicShare: 0,
    approved: [1980, 2022],
    names: [
      ['{}院内保育室', '{}いんないほいくしつ', 60],
      ['{}院内保育所', '{}いんないほいくしょ', 40],
    ],
  },
  {
    type: 15,
    family: 'kindergarten',
    weight: 8,
    publicShare: 0.28,
    approved: [1950, 2005],
    names: [['{}幼稚園', '{}ようちえん', 1]],
  },
  {
    type: 16,
    family: 'development',
    weight: 0.7,
    publicShare: 0.1,
    approved: [2012, 2024],
    names: [
      ['児童発達支援{}', 'じどうはったつしえん{}', 50],
      ['{}療育教室', '{}りょういくきょうしつ', 30],
      ['{}児童発達支援センター', '{}じどうはったつしえんセンター', 20],
    ],
  },
  {
    type: 17,
    family: 'after_school',
    weight: 0.7,
    publicShare: 0.5,
    approved: [1998, 2024],
    names: [
      ['{}学童クラブ', '{}がくどうクラブ', 60],
      ['{}放課後児童クラブ', '{}ほうかごじどうクラブ', 40],
    ],
  },
];

/** Prefectures whose capital cities or the prefecture itself certify facilities of their own: 認証保育所, 横浜保育室. */
export const certifyingPrefectures: ReadonlySet<number> = new Set([13, 14]);
