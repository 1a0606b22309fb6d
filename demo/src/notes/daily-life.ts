import type { Family } from '../facility-kinds.ts';
import type { RandomSource } from '../random-source.ts';

const ownGardens = [
  '園庭あり。築山と砂場、夏は組み立てプールを楽しみます。',
  '芝生の園庭があります。はだしで遊べるよう毎朝点検しています。',
  '園庭あり。畑でさつまいもやトマトを育てています。',
  '広い園庭に、複合遊具とブランコ、砂場があります。',
  '園庭には桜と柿の木があり、季節を感じながら遊べます。',
  '園庭あり。土曜日の午前中は地域の親子に開放しています。',
  '人工芝の屋上園庭があります。日よけのもとで水遊びもできます。',
];
const smallGardens = [
  '小さな園庭があります。砂場とプランターの花が自慢です。',
  '園庭あり。夏はたらいで水遊びを楽しみます。',
  'ウッドデッキのある園庭で、外気浴や泥んこ遊びができます。',
];
const nearbyParks = [
  '園庭はありません。近くの公園へ毎日散歩に出かけます。',
  '園庭なし。徒歩5分の公園を代替園庭として利用しています。',
  '園庭はありませんが、屋上に水遊びのできる広場があります。',
  '園庭なし。行き先の違う散歩コースが7つあり、その日の様子で選びます。',
  '連携する園の園庭を週に2回使わせてもらっています。',
];

/** @param isInBuilding on a floor of a building, without a garden of its own */
export function gardenNote(random: RandomSource, family: Family, isInBuilding: boolean): string | null {
  if (family === 'visiting' || random.chance(0.08)) return null;
  if (isInBuilding) return random.pick(nearbyParks);
  if (family === 'kindergarten' || family === 'kodomoen') return random.pick(ownGardens);
  if (family === 'nursery') return random.pick(random.chance(0.86) ? ownGardens : nearbyParks);
  return random.pick(random.chance(0.25) ? smallGardens : nearbyParks);
}

const diapers = [
  '紙おむつは園で用意し、使用後も園で処分します。',
  'おむつの定額サービス（月額2,508円）を選べます。使用済みのおむつは園で処分します。',
  '紙おむつには1枚ずつ記名をお願いします。使用済みのおむつは持ち帰り不要です。',
  'おむつは1日5枚ほどお持ちください。使用後は園で処分します。',
];
/** Words that the note on fees recognises. */
export const beddingLease = '布団は業者からのリース';
const bedding = [
  'お昼寝用のコットは園で用意します。バスタオルを2枚お持ちください。',
  'お昼寝布団は園のものを使い、シーツは金曜日に持ち帰ります。',
  `お昼寝${beddingLease}です（月額600円）。`,
  'お昼寝布団一式をご用意ください。週末に持ち帰り、月曜日にお持ちいただきます。',
];
const clothes = [
  '着替えは3組を目安にご用意ください。',
  'エプロンと口ふきタオルは園で用意・洗濯します。手ぶらで登園できます。',
  '毎日の持ち物は、着替えと連絡帳だけです。',
  '上履きは使いません。冬もはだしで過ごします。',
  '連絡はスマートフォンのアプリで行います。連絡帳は使いません。',
];
const uniforms = [
  '制服と制帽、通園かばんがあります。上履きは4月に園で販売します。',
  '体操服で登園します。制服は式典と遠足の日だけ着用します。',
  '制服はありません。動きやすい服装で登園してください。',
  '卒園した方から譲り受けたおさがりの制服を、入園説明会で無料でお分けしています。',
];

export function belongingsNote(random: RandomSource, family: Family, hasInfants: boolean): string | null {
  if (random.chance(0.14)) return null;
  if (family === 'kindergarten') return random.pick(uniforms);
  if (family === 'after_school') return '水筒、宿題、ハンカチ、着替えをお持ちください。';
  if (family === 'visiting' || family === 'development') return null;
  const parts = hasInfants
    ? [random.pick(diapers), random.pick(random.chance(0.5) ? bedding : clothes)]
    : [random.pick(bedding), random.pick(clothes)];
  return random.chance(0.65) ? parts.join('') : (parts[0] ?? null);
}
