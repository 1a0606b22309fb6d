import type { Photo } from '@enerabi/shared/contract';
import type { FacilityRecord } from '@enerabi/shared/server/records';
import type { Family } from '../facility-kinds.ts';
import type { RandomSource } from '../random-source.ts';

/** Drawings that the shell serves: a demonstration facility has no photographs. */
const drawing = (scene: string, alt: string): Photo => ({
  url: `/illustrations/scene-${scene}.svg`,
  alt,
  width: 640,
  height: 400,
  licence: null,
  credit: 'デモデータのイラスト',
});
const room = drawing('room', '保育室のイラスト。低い棚に絵本とおもちゃが並び、床にマットが敷いてあります。');
const garden = drawing('garden', '園庭のイラスト。すべり台と砂場があり、大きな木が木かげをつくっています。');
const lunch = drawing('lunch', '給食のイラスト。ごはん、汁物、魚と野菜のおかず、果物がお盆にのっています。');
const entrance = drawing('entrance', '玄関のイラスト。くつ箱と傘立てがあり、入口に花の鉢が置いてあります。');

const withoutHouse: ReadonlySet<Family> = new Set(['visiting', 'home']);

/** Only of what the facility has by its other facts. */
export function photosOf(
  random: RandomSource,
  family: Family,
  { garden_note, meals_note }: FacilityRecord,
): Photo[] {
  if (withoutHouse.has(family) || random.chance(0.3)) return [];
  const hasGarden =
    garden_note !== null && garden_note !== undefined && /園庭あり|園庭があり|園庭に/.test(garden_note);
  const hasMeals = Boolean(meals_note) && !/ご持参|お弁当/.test(meals_note ?? '');
  return [
    ...(hasGarden ? [garden] : []),
    room,
    ...(hasMeals && random.chance(0.8) ? [lunch] : []),
    ...(random.chance(0.5) ? [entrance] : []),
  ];
}
