import type { NearestStation } from '../../contract/index.ts';
import { countText } from '../../japanese/quantity.ts';

/** `徒歩12分` */
export const walkText = (minutes: number): string => `徒歩${minutes}分`;

/** `山陽本線 下松駅 徒歩5分`; unknown parts are left out. */
export function stationText({ line, name, walk_minutes }: NearestStation): string {
  const station = name.endsWith('駅') ? name : `${name}駅`;
  const walk = walk_minutes === null ? undefined : walkText(walk_minutes);
  return [line, station, walk].filter(Boolean).join(' ');
}

/**
 * @param metres straight-line distance
 * @returns `約350m` in steps of ten, from one kilometre on `約1.2km`
 */
export function distanceText(metres: number): string {
  const rounded = Math.max(10, Math.round(metres / 10) * 10);
  return rounded < 1000 ? `約${rounded}m` : `約${kilometresText(metres / 1000)}km`;
}

const kilometresText = (kilometres: number): string => {
  const rounded = Math.round(kilometres * 10) / 10;
  return rounded >= 10 ? countText(Math.round(kilometres)) : rounded.toFixed(1);
};
