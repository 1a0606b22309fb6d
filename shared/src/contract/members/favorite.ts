import type { Operation } from '../operation.ts';
import type * as schemas from './favorite.schemas.ts';

export type {
  FavoriteFacilityList,
  FavoriteIds,
  FavoriteJob,
  FavoriteJobList,
} from './favorite.schemas.ts';

const load = () => import(/* webpackChunkName: 'favorite-schemas' */ './favorite.schemas.ts');

/** The member's own favourites (R6.3). 401 `unauthorized`. */
export const listFavoriteIds: Operation<typeof schemas.listFavoriteIds> = {
  id: 'listFavoriteIds',
  method: 'GET',
  path: '/api/front/favorite_ids',
  summary: 'お気に入りの園・お仕事の番号',
  problems: ['unauthorized'],
  schemas: async () => (await load()).listFavoriteIds,
};

/** Published ones, the latest favourite first. 401 `unauthorized`. */
export const listFavoriteFacilities: Operation<typeof schemas.listFavoriteFacilities> = {
  id: 'listFavoriteFacilities',
  method: 'GET',
  path: '/api/front/favorite_facilities',
  summary: 'お気に入りの園・施設',
  problems: ['unauthorized'],
  schemas: async () => (await load()).listFavoriteFacilities,
};

/** Idempotent. 404 `facility_not_found`; 409 `too_many_favorites`; 401 `unauthorized`. */
export const changeFavoriteFacility: Operation<typeof schemas.changeFavoriteFacility> = {
  id: 'changeFavoriteFacility',
  method: 'PUT',
  path: '/api/front/favorite_facility',
  summary: '園・施設をお気に入りに追加する・から外す',
  problems: ['unauthorized', 'facility_not_found', 'too_many_favorites'],
  schemas: async () => (await load()).changeFavoriteFacility,
};

/** Adds the favourites of a visitor's browser to the member's own. 409 `too_many_favorites`; 401 `unauthorized`. */
export const addFavoriteFacilities: Operation<typeof schemas.addFavoriteFacilities> = {
  id: 'addFavoriteFacilities',
  method: 'POST',
  path: '/api/front/favorite_facilities',
  summary: 'ブラウザーのお気に入りを会員のお気に入りに加える',
  problems: ['unauthorized', 'too_many_favorites'],
  schemas: async () => (await load()).addFavoriteFacilities,
};

/** The latest favourite first. 401 `unauthorized`. */
export const listFavoriteJobs: Operation<typeof schemas.listFavoriteJobs> = {
  id: 'listFavoriteJobs',
  method: 'GET',
  path: '/api/front/favorite_jobs',
  summary: 'お気に入りのお仕事',
  problems: ['unauthorized'],
  schemas: async () => (await load()).listFavoriteJobs,
};

/** Idempotent. 404 `job_posting_not_found`; 409 `too_many_favorites`; 401 `unauthorized`. */
export const changeFavoriteJob: Operation<typeof schemas.changeFavoriteJob> = {
  id: 'changeFavoriteJob',
  method: 'PUT',
  path: '/api/front/favorite_job',
  summary: 'お仕事をお気に入りに追加する・から外す',
  problems: ['unauthorized', 'job_posting_not_found', 'too_many_favorites'],
  schemas: async () => (await load()).changeFavoriteJob,
};
