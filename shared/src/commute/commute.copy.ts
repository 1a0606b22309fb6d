import type { CommuteLimit } from '../constants/index.ts';
import type { Way, WayMode } from '../geography/index.ts';
import type { CommutePlace } from './commute-places.ts';

export const commuteModeNames: Record<WayMode, string> = {
  walk: '徒歩',
  bicycle: '自転車',
  train: '電車',
};

/** Of a home; the position of the browser has no name of its own. */
export const homeName = ({ name }: CommutePlace): string => name || '自宅';

/** Of a place that is a station, without 駅; '' for a position. */
export const stationNameOf = ({ name }: CommutePlace): string => name.replace(/駅$/, '');

export const commuteCopy = {
  /** Name of the fact for screen readers. */
  name: '通園',
  way: ({ mode, minutes }: Way) => `${commuteModeNames[mode]}約${minutes}分`,
  limit: (limit: CommuteLimit) => {
    const [mode, minutes] = limit.split('-') as [WayMode, string];
    return `${commuteModeNames[mode]}${minutes}分以内`;
  },
  fromHome: (home: CommutePlace) => `${homeName(home)}から`,
  /** On foot at a child's pace: a card may also have the minutes that a facility states from the same station. */
  wayFromHome: (way: Way) => `${way.mode === 'walk' ? '親子で' : ''}${commuteCopy.way(way)}`,
  toWork: (work: CommutePlace) => `${work.name}へ`,
  /** Its position is not in the facility's data. */
  unknown: '園の位置が未登録のため、時間はわかりません',
} as const;
