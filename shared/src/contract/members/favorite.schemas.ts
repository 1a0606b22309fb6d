import * as z from 'zod/mini';
import { favoritesPerPage, maximumMemberPage, mostFavorites } from '../../constants/index.ts';
import { facilitySummary } from '../catalogue/facility.schemas.ts';
import { jobPosting } from '../catalogue/posts/job-posting.schemas.ts';
import { date, integer } from '../parameters.ts';

const id = () => z.int().check(z.minimum(1), z.maximum(2_147_483_647));
const page = { page: z._default(integer(1, maximumMemberPage), 1) };
const total = z.object({ total: z.int() });

/** All of them, the latest first: lists of facilities or jobs mark their favourites by it. */
export const listFavoriteIds = {
  reply: z.object({ facility_ids: z.array(z.int()), job_posting_ids: z.array(z.int()) }),
};

export const listFavoriteFacilities = {
  query: z.strictObject(page),
  reply: z.object({
    total: z.int(),
    page: z.int(),
    limit: z.literal(favoritesPerPage),
    facilities: z.array(facilitySummary),
  }),
};

export const changeFavoriteFacility = {
  body: z.strictObject({ facility_id: id(), is_favorite: z.boolean() }),
  reply: total,
};

/** The latest first, as the browser stored them. */
export const addFavoriteFacilities = {
  body: z.strictObject({ facility_ids: z.array(id()).check(z.minLength(1), z.maxLength(mostFavorites)) }),
  /** `added` is the number of new ones; facilities that no longer exist are left out. */
  reply: z.extend(total, { added: z.int() }),
};

/** A job posting for a card, with its facility; one that is over stays in the list and is marked as not shown. */
const favoriteJob = z.extend(jobPosting, {
  job_posting_id: z.int(),
  facility: z.pick(facilitySummary, {
    facility_id: true,
    path_name: true,
    name: true,
    prefecture_code: true,
    municipality_name: true,
    is_demo: true,
  }),
  is_open: z.boolean(),
  /** Whether the facility has a page to link to. */
  is_facility_shown: z.boolean(),
  /** The day in Japan; a later `updated_on` says that the facility has confirmed or changed the posting since. */
  saved_on: date(),
});

export const listFavoriteJobs = {
  query: z.strictObject(page),
  reply: z.object({
    total: z.int(),
    page: z.int(),
    limit: z.literal(favoritesPerPage),
    jobs: z.array(favoriteJob),
  }),
};

export const changeFavoriteJob = {
  body: z.strictObject({ job_posting_id: id(), is_favorite: z.boolean() }),
  reply: total,
};

export type FavoriteIds = z.output<typeof listFavoriteIds.reply>;
export type FavoriteFacilityList = z.output<typeof listFavoriteFacilities.reply>;
export type FavoriteJob = z.output<typeof favoriteJob>;
export type FavoriteJobList = z.output<typeof listFavoriteJobs.reply>;
