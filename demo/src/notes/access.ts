import type { NameWithReading } from '@enerabi/gazetteer/name-with-reading';
import type { NearestStation } from '@enerabi/shared/contract';
import type { Family } from '../facility-kinds.ts';
import type { RandomSource } from '../random-source.ts';

const landmarks = [
  '公園のとなり',
  '小学校の向かい',
  '商店街を抜けた先',
  '図書館の裏手',
  '信号のある交差点の角',
  '児童館のすぐそば',
  '川沿いの遊歩道に面しています',
  '住宅街の一角',
  '郵便局の並び',
  '神社の石段の下',
] as const;
const signs = [
  '赤い屋根が目印です。',
  '大きなけやきの木が目印です。',
  '門に園名の看板があります。',
  '黄色い門が目印です。',
  '入口は通りの反対側にあります。',
];

const placed = (random: RandomSource): string => {
  const landmark = random.pick(landmarks);
  return landmark.endsWith('ます') ? `${landmark}。` : `${landmark}です。`;
};

/** The way in words. すぐ means five minutes at most; a long walk has turns, or a bus. */
function wayFrom({ name, walk_minutes }: NearestStation, exit: string): string {
  const minutes = walk_minutes ?? 0;
  if (minutes <= 5) return `${name}駅${exit}を出てまっすぐ進み、信号を渡ってすぐ左手です。`;
  const walk = `${name}駅${exit}から徒歩${minutes}分。`;
  return minutes <= 12
    ? `${walk}大通りをまっすぐ進み、2つ目の信号を左に曲がります。`
    : `${walk}駅前から出る路線バスもご利用いただけます。`;
}

const toTheHome = [
  'お子さまのご自宅へ保育者がうかがいます。',
  '保育の場所は、お子さまのご自宅です。うかがえる地域は、お電話でご確認ください。',
  '事務所では保育を行っていません。お越しの際は、あらかじめお電話ください。',
];

/** Directions. Away from stations by bus; the bus stop has the town's name. */
export function accessNote(
  random: RandomSource,
  family: Family,
  stations: readonly NearestStation[],
  town: NameWithReading,
): string | null {
  if (family === 'visiting') return random.pick(toTheHome);
  const [nearest] = stations;
  const minutes = random.between(1, 8);
  if (!nearest || (nearest.walk_minutes ?? 0) > 22)
    return random.weighted([
      [`路線バス「${town.text}」停留所から徒歩${minutes}分。${placed(random)}`, 40],
      [`路線バス「${town.text}入口」停留所下車、徒歩${minutes}分。${random.pick(signs)}`, 25],
      ['お車での送迎が便利です。', 12],
      [`「${town.text}」バス停からすぐ。${random.pick(signs)}`, 13],
      [null, 10],
    ]);
  const exit = random.pick(['北口', '南口', '東口', '西口', '改札', '改札']);
  return random.weighted([
    [`${nearest.name}駅${exit}から徒歩${nearest.walk_minutes}分。${placed(random)}`, 45],
    [`${nearest.name}駅から徒歩${nearest.walk_minutes}分です。${random.pick(signs)}`, 25],
    [wayFrom(nearest, exit), 10],
    [null, 20],
  ]);
}

/** Parking and bicycles; a facility without parking usually says so. */
export function parkingNote(random: RandomSource, family: Family, hasParking: boolean): string | null {
  if (family === 'visiting') return null;
  const places = random.pick([2, 3, 3, 4, 5, 6, 8, 10, 12, 15, 20]);
  if (hasParking)
    return random.pick([
      `駐車場${places}台。送迎の際は15分以内のご利用をお願いします。`,
      `園の敷地内に送迎用の駐車場が${places}台分あります。`,
      `近くに契約駐車場があります（${places}台）。場所は入園時にご案内します。`,
      `駐車場${places}台、駐輪場あり。行事の日は公共交通機関をご利用ください。`,
      `共用駐車場${places}台。朝8時台は混み合いますので、譲り合ってご利用ください。`,
    ]);
  return random.weighted([
    ['駐車場はありません。自転車は門の内側に停められます。', 30],
    ['駐車場はありません。近隣のコインパーキングをご利用ください。', 25],
    ['駐輪場のみ。ベビーカー置き場は屋根つきです。', 20],
    ['お車での送迎はご遠慮いただいています。駐輪場は10台分あります。', 10],
    [null, 15],
  ]);
}
