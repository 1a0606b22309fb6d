import type { Family } from '../facility-kinds.ts';
import type { RandomSource } from '../random-source.ts';

const kitchen = [
  '自園調理の給食です。旬の野菜とだしを生かした薄味の献立にしています。',
  '園内の調理室で毎日手作りしています。午前と午後のおやつも手作りです。',
  '栄養士が献立を立て、月齢に合わせた離乳食を4段階で用意します。',
  '主食も園で炊いています。月に1回、郷土料理の日があります。',
  '地元の農家から届くお米と野菜を使っています。献立表は前月末に配布します。',
  '昼食とおやつを自園で調理します。展示食は玄関でご覧いただけます。',
  '和食を中心に、かむ力を育てる献立を心がけています。',
];
const delivered = [
  '給食は搬入です。離乳食は園で調理します。',
  '連携施設の調理室で作った給食を温かいまま運んでいます。',
  '昼食は専門業者による給食、おやつは園で用意します。',
  '給食は近隣の系列園で調理しています。おやつは手作りと市販のものを組み合わせています。',
];
const kindergarten = [
  '給食は週3日、お弁当は週2日です。',
  '毎日お弁当です。希望する日は注文給食（1食380円）も選べます。',
  '給食は月・水・金曜日、火・木曜日はお弁当の日です。',
  '自園調理の給食を週4日実施しています。',
  '給食は外部搬入で、週4日です。第1水曜日はおにぎりの日です。',
];
const none = [
  'お弁当とおやつをご持参ください。',
  '長期休業中はお弁当をご持参ください。おやつは施設で用意します。',
];

/** The meals of this family of facilities, or null if nothing is published. */
export function mealsNote(random: RandomSource, family: Family): string | null {
  if (random.chance(0.1)) return null;
  if (family === 'kindergarten') return random.pick(kindergarten);
  if (family === 'after_school') return none[1] ?? null;
  // A child in care at home eats at home.
  if (family === 'visiting') return null;
  if (family === 'development' || family === 'night') return none[0] ?? null;
  const isOwn = random.chance(family === 'nursery' || family === 'kodomoen' ? 0.9 : 0.55);
  return random.pick(isOwn ? kitchen : delivered);
}

const allergies = [
  '卵・乳・小麦の除去食に対応しています。医師の指示書をご提出ください。',
  '医師の診断にもとづき除去食を提供します。年1回、内容を見直します。',
  '除去食・代替食に対応しています。入園前に栄養士と面談を行います。',
  '卵・乳を使わない献立を基本にしています。そのほかのアレルギーはご相談ください。',
  '特定原材料の除去に対応しています。専用の食器とトレーで提供します。',
  '完全除去を基本としています。症状によってはお弁当をお願いすることがあります。',
  'エピペンをお預かりできます。全職員が年に1回、緊急時対応の研修を受けています。',
  '卵・乳・小麦を使わないおやつを、全員で食べています。',
  'アレルギーのあるお子さまには、毎月の献立表に印をつけてお渡しします。',
  '除去食の解除は、医師の診断書をもとに少しずつ進めます。',
  '重いアレルギーの場合は、お弁当をお持ちいただくことがあります。',
];

/** Whether every child eats the facility's meals: only then does it ask about allergies. */
const areMealsGiven = (meals: string | null): boolean => meals !== null && !/ご持参|毎日お弁当/.test(meals);

export const allergyNote = (random: RandomSource, meals: string | null): string | null =>
  areMealsGiven(meals) && random.chance(0.82) ? random.pick(allergies) : null;
