import { mostFavorites } from '@enerabi/shared/constants';

/** Favourite state of a facility or job. */
export interface Standing {
  is_favorite: boolean;
  /** It is visible to all visitors. */
  is_offered: boolean;
  /** The member's favourites of its kind. */
  total: number;
}

export type Change = 'none' | 'add' | 'remove' | 'not_found' | 'too_many';

/**
 * Decides an add or remove; idempotent. A member can still remove what is not offered any more (R6.3).
 * @returns `not_found` for what is not offered, `too_many` at the limit `mostFavorites`
 */
export function changeOf(isFavorite: boolean, { is_favorite, is_offered, total }: Standing): Change {
  if (isFavorite === is_favorite) return 'none';
  if (!isFavorite) return 'remove';
  if (!is_offered) return 'not_found';
  return total < mostFavorites ? 'add' : 'too_many';
}

/** Whether this many favourites can be added. */
export const hasRoomFor = (added: number, total: number): boolean => total + added <= mostFavorites;
