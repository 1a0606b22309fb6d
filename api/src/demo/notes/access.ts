import type { NearestStation } from '@enerabi/shared/contract';
import type { Draw } from '../draw.ts';
import type { Spoken } from '../names/spoken.ts';

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

const placed = (draw: Draw): string => {
  const landmark = draw.pick(landmarks);
  return landmark.endsWith('ます') ? `${landmark}。` : `${landmark}です。`;
};

/** How to get there. Away from stations, by bus; a bus stop is called after the town. */
export function accessNote(draw: Draw, stations: readonly NearestStation[], town: Spoken): string | null {
  const [nearest] = stations;
  const minutes = draw.between(1, 8);
  if (!nearest || (nearest.walk_minutes ?? 0) > 22)
    return draw.weighted([
      [`路線バス「${town.text}」停留所から徒歩${minutes}分。${placed(draw)}`, 40],
      [`路線バス「${town.text}入口」停留所下車、徒歩${minutes}分。${draw.pick(signs)}`, 25],
      ['お車での送迎が便利です。', 12],
      [`「${town.text}」バス停からすぐ。${draw.pick(signs)}`, 13],
      [null, 10],
    ]);
  const exit = draw.pick(['北口', '南口', '東口', '西口', '改札', '改札']);
  return draw.weighted([
    [`${nearest.name}駅${exit}から徒歩${nearest.walk_minutes}分。${placed(draw)}`, 45],
    [`${nearest.name}駅から徒歩${nearest.walk_minutes}分です。${draw.pick(signs)}`, 25],
    [`${nearest.name}駅${exit}を出てまっすぐ進み、信号を渡ってすぐ左手です。`, 10],
    [null, 20],
  ]);
}

/** Parking and bicycles; a facility without parking says so rather than nothing, mostly. */
export function parkingNote(draw: Draw, hasParking: boolean): string | null {
  const places = draw.pick([2, 3, 3, 4, 5, 6, 8, 10, 12, 15, 20]);
  if (hasParking)
    return draw.pick([
      `駐車場${places}台。送迎の際は15分以内のご利用をお願いします。`,
      `園の敷地内に送迎用の駐車場が${places}台分あります。`,
      `近くに契約駐車場があります（${places}台）。場所は入園時にご案内します。`,
      `駐車場${places}台、駐輪場あり。行事の日は公共交通機関をご利用ください。`,
      `共用駐車場${places}台。朝8時台は混み合いますので、譲り合ってご利用ください。`,
    ]);
  return draw.weighted([
    ['駐車場はありません。自転車は門の内側に停められます。', 30],
    ['駐車場はありません。近隣のコインパーキングをご利用ください。', 25],
    ['駐輪場のみ。ベビーカー置き場は屋根つきです。', 20],
    ['お車での送迎はご遠慮いただいています。駐輪場は10台分あります。', 10],
    [null, 15],
  ]);
}
