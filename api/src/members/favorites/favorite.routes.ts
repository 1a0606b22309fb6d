import { dayInJapan } from '@enerabi/shared/clock';
import { favoritesPerPage } from '@enerabi/shared/constants';
import {
  addFavoriteFacilities,
  changeFavoriteFacility,
  changeFavoriteJob,
  listFavoriteFacilities,
  listFavoriteIds,
  listFavoriteJobs,
} from '@enerabi/shared/contract';
import type { Kysely } from 'kysely';
import type { Authenticate } from '../../identity/auth/authenticate.ts';
import type { Schema } from '../../platform/db/schema.ts';
import { type MountedOperation, operation } from '../../platform/http/operation.ts';
import { pageRange } from '../../platform/http/page-range.ts';
import { addFavorites } from './add-favorites.ts';
import { changeFavorite } from './change-favorite.ts';
import { findFavoriteFacilities } from './favorite-facility.queries.ts';
import { findFavoriteIds } from './favorite-ids.queries.ts';
import { findFavoriteJobs } from './favorite-job.queries.ts';
import { favoriteFacility, favoriteJob } from './favorite-kind.ts';

export interface FavoriteRoutes {
  db: Kysely<Schema>;
  authenticate: Authenticate;
}

export const favoriteRoutes = ({ db, authenticate }: FavoriteRoutes): MountedOperation[] => [
  operation(listFavoriteIds, async ({ request }) => {
    const { accountId } = await authenticate(request);
    return findFavoriteIds(db, accountId);
  }),

  operation(listFavoriteFacilities, async ({ query: { page }, request }) => {
    const { accountId } = await authenticate(request);
    const part = pageRange(page, favoritesPerPage);
    return { ...(await findFavoriteFacilities(db, { accountId, ...part })), page, limit: part.limit };
  }),

  operation(changeFavoriteFacility, async ({ body: { facility_id: id, is_favorite }, request }) => {
    const { accountId } = await authenticate(request);
    return changeFavorite(db, favoriteFacility, { accountId, id, is_favorite }, new Date());
  }),

  operation(addFavoriteFacilities, async ({ body: { facility_ids }, request }) => {
    const { accountId } = await authenticate(request);
    return addFavorites(db, { accountId, facility_ids }, new Date());
  }),

  operation(listFavoriteJobs, async ({ query: { page }, request }) => {
    const { accountId } = await authenticate(request);
    const part = pageRange(page, favoritesPerPage);
    const found = await findFavoriteJobs(db, { accountId, ...part, today: dayInJapan(new Date()) });
    return { ...found, page, limit: part.limit };
  }),

  operation(changeFavoriteJob, async ({ body: { job_posting_id: id, is_favorite }, request }) => {
    const { accountId } = await authenticate(request);
    return changeFavorite(db, favoriteJob, { accountId, id, is_favorite }, new Date());
  }),
];
