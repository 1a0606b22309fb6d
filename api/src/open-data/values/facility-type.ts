import { type FacilityTypeId, facilityTypes, type OwnershipId } from '@enerabi/shared/constants';
import { compact } from './notation.ts';
import { doubtful, type Reading, read } from './reading.ts';

export interface PublishedType {
  facility_type: FacilityTypeId;
  /** The publisher's words if they say more than the type. */
  facility_type_text: string | null;
  ownership: OwnershipId | null;
}

interface Synonym {
  id: FacilityTypeId;
  /** Words of publishers for each type. */
  when: RegExp;
  /** Words that add nothing to the type, without ownership words. */
  same?: RegExp;
}

/** The first match wins: narrower words come before wider ones (認可外保育所 before 保育所). */
const synonyms: Synonym[] = [
  // Before 支援センター, which is something else: 児童発達支援センター is for the development of children.
  { id: 16, when: /児童発達支援/ },
  {
    id: 99,
    when: /放課後等デイ|支援センター|支援拠点|地域子育て|ひろば|広場|児童館|児童センター|ファミリー.?サポート/,
  },
  {
    id: 99,
    when: /^(?:病児|病後児)|病児・病後児|^一時(?:預かり|保育)|へき地|季節保育|相談(?:支援|室|所|窓口|センター)/,
  },
  {
    id: 17,
    when: /放課後児童|学童/,
    same: /^(?:放課後児童クラブ|放課後児童健全育成事業|学童保育(?:所|クラブ)?|学童クラブ)$/,
  },
  { id: 10, when: /企業主導/, same: /^企業主導型保育(?:事業(?:所)?|施設|所)?$/ },
  { id: 13, when: /ベビーホテル/ },
  { id: 14, when: /院内保育|院内託児/, same: /^院内保育(?:所|施設)?$/ },
  {
    id: 12,
    when: /認可外|無認可|未認可|届出保育/,
    same: /^(?:認可外|無認可|未認可)(?:保育(?:施設|所|園)?)?$|^届出保育施設$/,
  },
  { id: 11, when: /認証保育|認証施設|自治体認証|市認定保育|認定保育室|横浜保育室/ },
  { id: 7, when: /事業所内/, same: /^(?:地域型保育事業\()?事業所内保育(?:事業(?:所)?|施設|所)?\)?$/ },
  { id: 9, when: /居宅訪問/, same: /^(?:地域型保育事業\()?居宅訪問型保育(?:事業(?:所)?|者)?\)?$/ },
  {
    id: 8,
    when: /家庭的保育|家庭保育|保育ママ/,
    same: /^(?:地域型保育事業\()?家庭的保育(?:事業(?:所)?|者|室)?\)?$|^保育ママ$/,
  },
  { id: 6, when: /小規模/, same: /^(?:地域型保育事業\()?小規模(?:型)?保育(?:事業(?:所)?|施設|所|園)?\)?$/ },
  { id: 2, when: /幼保連携/, same: /^(?:幼保連携型)?認定こども園(?:\(幼保連携型\))?$|^幼保連携型$/ },
  { id: 3, when: /幼稚園型/, same: /^(?:幼稚園型)?認定こども園(?:\(幼稚園型\))?$|^幼稚園型$/ },
  { id: 4, when: /保育所型/, same: /^(?:保育所型)?認定こども園(?:\(保育所型\))?$|^保育所型$/ },
  { id: 5, when: /地方裁量/, same: /^(?:地方裁量型)?認定こども園(?:\(地方裁量型\))?$|^地方裁量型$/ },
  { id: 15, when: /幼稚園/, same: /^幼稚園$/ },
  { id: 1, when: /保育所|保育園|認可保育/, same: /^(?:認[可定])?保育(?:所|園|施設)$/ },
];

const ownershipWords: [OwnershipId, RegExp][] = [
  [3, /公設民営/],
  [1, /公立|[都道府県市区町村]立|公営/],
  [2, /私立|民間|民営|私営|法人立/],
];

/** A column of its own may use one letter: 公, 市, 私; 指 is 指定管理, run for its public owner. */
const shortOwnership: Partial<Record<string, OwnershipId>> = {
  公: 1,
  国: 1,
  都: 1,
  道: 1,
  府: 1,
  県: 1,
  市: 1,
  区: 1,
  町: 1,
  村: 1,
  私: 2,
  民: 2,
  指: 3,
  指定管理: 3,
};

const ownershipOf = (text: string): OwnershipId | null =>
  ownershipWords.find(([, words]) => words.test(text))?.[0] ?? null;

const withoutOwnership = (text: string): string =>
  ownershipWords.reduce((rest, [, words]) => rest.replace(words, ''), text).replace(/\(\)/g, '');

/**
 * 種別 as `facility_type` and ownership, by the alias table: 認可公立保育所, 認定こども園, 家庭的保育者, 地域型保育事業（小規模保育事業A型）. Words without
 * an alias become 99 and are kept (domain section 2).
 */
export function readFacilityType(text: string): Reading<PublishedType> {
  const plain = compact(text);
  const ownership = ownershipOf(plain);
  const synonym = synonyms.find(({ when }) => when.test(plain));
  if (!synonym) return readOther(text, plain, ownership);
  const rest = withoutOwnership(plain);
  const saysMore = rest !== facilityTypes[synonym.id] && !synonym.same?.test(rest);
  return read({ facility_type: synonym.id, facility_type_text: saysMore ? text : null, ownership });
}

function readOther(text: string, plain: string, ownership: OwnershipId | null): Reading<PublishedType> {
  if (/こども園|子ども園/.test(plain))
    return doubtful(
      { facility_type: 2, facility_type_text: text, ownership },
      `does not say which of the four kinds; taken as ${facilityTypes[2]}, the words kept`,
    );
  if (/地域型保育/.test(plain))
    return doubtful(
      { facility_type: 6, facility_type_text: text, ownership },
      `does not say which of the four kinds; taken as ${facilityTypes[6]}, the words kept`,
    );
  const other: PublishedType = { facility_type: 99, facility_type_text: text, ownership };
  return plain === facilityTypes[99]
    ? read({ ...other, facility_type_text: null })
    : doubtful(other, `no known kind of facility; taken as ${facilityTypes[99]}, the words kept`);
}

/** Owner and operator, from a column of only that: 公立, 私立, 公設民営, or one letter. */
export function readOwnership(text: string): Reading<OwnershipId | null> {
  const plain = compact(text);
  const ownership = shortOwnership[plain] ?? ownershipOf(plain);
  return ownership ? read(ownership) : doubtful(null, 'neither public nor private; left out');
}
