import { readFacilityType } from '../values/facility-type.ts';

const kindWords = /保育|こども園|幼稚園|クラブ/;
const listWords = /(?:の?(?:一覧表?|情報|名簿|リスト|データ|施設一覧))+$/;
const placeBefore = /^.*?[都道府県市区町村](?=.{3})/;
const several = /[等及・]|ほか/;

/** `高松市認可保育所一覧` as 認可保育所. */
const kindOf = (words: string): string => words.replace(listWords, '').replace(placeBefore, '');

function isOneKind(words: string): boolean {
  const { value, problem } = readFacilityType(kindOf(words));
  return !several.test(words) && !problem && value !== null && value.facility_type !== 99;
}

/** The kind that a title states for all facilities, in its words: 認可保育所一覧, but not 認可保育所等 nor 保育所・幼稚園. */
export function kindInTitles(titles: string[]): string | null {
  const named = titles
    .flatMap((title) => title.match(/[一-龠ァ-ヶーぁ-ん・]{2,}/g) ?? [])
    .filter((words) => kindWords.test(words));
  const kinds = new Set(named.map((words) => readFacilityType(kindOf(words)).value?.facility_type));
  const [first] = named;
  return first && kinds.size === 1 && named.every(isOneKind) ? kindOf(first) : null;
}
