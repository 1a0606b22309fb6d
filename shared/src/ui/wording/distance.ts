import type { NearestStation } from '../../contract/index.ts';

/** `徒歩12分` */
export const walkText = (minutes: number): string => `徒歩${minutes}分`;

/** `山陽本線 下松駅 徒歩5分`; what is not known is left out. */
export function stationText({ line, name, walk_minutes }: NearestStation): string {
  const station = name.endsWith('駅') ? name : `${name}駅`;
  const walk = walk_minutes === null ? undefined : walkText(walk_minutes);
  return [line, station, walk].filter(Boolean).join(' ');
}
