import { type CommutePlace, homeName } from '@enerabi/shared/commute';
import type { FacilitySort } from '@enerabi/shared/constants';

export const copy = {
  sort: '並び順',
  sorts: {
    standard: '五十音順',
    kana: '五十音順',
    distance: '近い順',
    capacity: '定員の多い順',
    new: '掲載の新しい順',
    updated: '更新の新しい順',
    vacancy: '空き状況の新しい順',
    vacant: '空きのある園から',
  } satisfies Record<FacilitySort, string>,
  byHome: (home: CommutePlace) => `${homeName(home)}から近い順`,
  /** Default order with places of work. */
  commute: '通園時間の短い順',
  /** Default order of a search by keyword. */
  bestMatch: 'キーワードに近い順',
} as const;
