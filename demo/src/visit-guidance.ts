import type { DemoFacility } from './demo-facility.ts';

const footwear = [
  '上履き（スリッパ）と、靴を入れる袋をお持ちください。',
  '玄関で靴を脱いでお上がりください。スリッパは園でご用意しています。',
  '保護者の方は上履きをお持ちください。お子さまは裸足でもかまいません。',
];
const arrival = [
  '門のインターホンを押して、「見学」とお伝えください。',
  '5分前から玄関でお待ちしています。早く着かれたときは、園の前でお待ちください。',
  '入口で体温を測らせていただきます。',
];
const parking = [
  '駐車場はありません。自転車は門の内側に停められます。',
  '車でお越しの方は、園庭横の駐車場（2台）をお使いください。',
  'ベビーカーは、玄関の左側にお停めください。',
];

/** A row of `visit_guidance`. */
export interface VisitGuidanceRow {
  facility_id: number;
  body: string;
}

/** Writes a facility's guidance for families that visit it; about every fourth has none. */
export function visitGuidanceOf(facility: DemoFacility): VisitGuidanceRow[] {
  const random = facility.random('visitGuidance');
  if (!facility.hasSlots || random.chance(0.25)) return [];
  const lines = [random.pick(footwear), random.pick(arrival), random.pick(parking)];
  return [{ facility_id: facility.id, body: lines.slice(0, random.between(2, 3)).join('\n') }];
}
