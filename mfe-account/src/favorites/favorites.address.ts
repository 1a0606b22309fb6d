import { queryString } from '@enerabi/shared/client';
import { mostComparedFacilities } from '@enerabi/shared/constants';

export type FavoriteKind = 'facility' | 'job';

export const favoritesAddress = (kind: FavoriteKind, page = 1): string =>
  `/mypage/favorite/${kind}${page > 1 ? `?page=${page}` : ''}`;

/** Address of the comparison in mfe-search, with as many of these facilities as it allows. */
export const comparisonAddress = (facilities: readonly { path_name: string }[]): string => {
  const names = facilities.slice(0, mostComparedFacilities).map(({ path_name }) => path_name);
  return `/comparison?${queryString({ facilities: names })}`;
};
