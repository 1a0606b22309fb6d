import * as z from 'zod/mini';
import {
  mailFrequencies,
  savedCollections,
  savedSearchMaxLength,
  savedSearchNameMaxLength,
} from '../../constants/index.ts';
import { done } from '../identity/account-values.schemas.ts';
import { pathName } from '../parameters.ts';
import { isNearHome, isNearStation, searchConditions } from '../search/facility-search.schemas.ts';
import { jobConditions } from '../search/job-search.schemas.ts';

const id = () => z.int().check(z.minimum(1), z.maximum(2_147_483_647));
/** A query as in an address, encoded, without the question mark; empty if there are no conditions. */
const query = () =>
  z.string().check(z.maxLength(savedSearchMaxLength), z.regex(/^[\w.~%&=+*!'();:@,/$?[\]-]*$/));

/** Query of a saved search, by its collection: conditions, but neither order nor page. */
export const savedConditions = {
  facilities: z.strictObject(searchConditions).check(isNearStation, isNearHome),
  jobs: z.strictObject(jobConditions).check(isNearStation),
  openings: z.strictObject({
    /** Its path name. */
    facility: pathName(),
    /** Without a class, each of them. */
    child_class_id: searchConditions.child_class_id,
  }),
};

export type OpeningConditions = z.output<typeof savedConditions.openings>;

const savedSearch = z.object({
  saved_search_id: z.int(),
  collection: z.enum(savedCollections),
  name: z.string(),
  search: z.string(),
  frequency: z.enum(mailFrequencies),
  /** Instants in UTC. */
  created_at: z.iso.datetime(),
  last_sent_at: z.nullable(z.iso.datetime()),
});

/** The latest first. */
export const listSavedSearches = { reply: z.object({ saved_searches: z.array(savedSearch) }) };

export const saveSearch = {
  body: z.strictObject({
    collection: z.enum(savedCollections),
    /** Conditions as a query of `listFacilities` or `listJobs`; of openings `facility` and `child_class_id`. */
    conditions: query(),
    /** Query of the page that shows the whole search. */
    search: query(),
    name: z.string().check(z.minLength(1), z.maxLength(savedSearchNameMaxLength)),
    frequency: z.enum(mailFrequencies),
  }),
  reply: z.object({ saved_search_id: z.int() }),
};

export const changeSavedSearch = {
  body: z.strictObject({ saved_search_id: id(), frequency: z.enum(mailFrequencies) }),
  reply: done(),
};

export const removeSavedSearch = {
  body: z.strictObject({ saved_search_id: id() }),
  reply: done(),
};

export const endSavedSearch = {
  body: z.strictObject({ token: z.string().check(z.minLength(1), z.maxLength(100)) }),
  reply: done(),
};

export type SavedSearch = z.output<typeof savedSearch>;
