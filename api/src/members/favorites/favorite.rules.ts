import { mostFavorites } from '@enerabi/shared/constants';

/** How a member stands to a facility or a job. */
export interface Standing {
  is_favorite: boolean;
  /** Anybody can see it now. */
  is_offered: boolean;
  /** Favourites of its kind that the member has. */
  total: number;
}

export type Change = 'none' | 'add' | 'remove' | 'not_found' | 'too_many';

/**
 * Decides a wish. Done twice is done once, and a member can still let go of what is not offered any more (R6.3).
 * @returns `not_found` for what is not offered, `too_many` where there are `mostFavorites` already
 */
export function changeOf(isFavorite: boolean, { is_favorite, is_offered, total }: Standing): Change {
  if (isFavorite === is_favorite) return 'none';
  if (!isFavorite) return 'remove';
  if (!is_offered) return 'not_found';
  return total < mostFavorites ? 'add' : 'too_many';
}

/** Whether so many more may join those that are kept. */
export const hasRoomFor = (added: number, total: number): boolean => total + added <= mostFavorites;
