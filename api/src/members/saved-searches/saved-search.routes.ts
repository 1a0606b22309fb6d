import {
  changeSavedSearch,
  endSavedSearch,
  listSavedSearches,
  removeSavedSearch,
  saveSearch,
} from '@enerabi/shared/contract';
import type { Kysely } from 'kysely';
import type { Authenticate } from '../../identity/auth/authenticate.ts';
import type { Schema } from '../../platform/db/schema.ts';
import { type MountedOperation, operation } from '../../platform/http/operation.ts';
import { orNotFound } from '../../platform/http/or-not-found.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { searchOfToken } from './end-token.ts';
import { readConditions } from './read-conditions.ts';
import { findSavedSearches } from './saved-search.queries.ts';
import { endMails, keepSearch, removeSearch, setFrequency } from './saved-search.writes.ts';

export interface SavedSearchRoutes {
  db: Kysely<Schema>;
  authenticate: Authenticate;
  /** Signs the links that end mails. */
  key: Buffer;
}

export const savedSearchRoutes = ({ db, authenticate, key }: SavedSearchRoutes): MountedOperation[] => [
  operation(listSavedSearches, async ({ request }) => {
    const { accountId } = await authenticate(request);
    return { saved_searches: await findSavedSearches(db, accountId) };
  }),

  operation(saveSearch, async ({ body: { conditions, ...body }, request }) => {
    const { accountId } = await authenticate(request);
    const read = readConditions(body.collection, conditions);
    return keepSearch(db, { accountId, ...body, conditions: read }, new Date());
  }),

  operation(changeSavedSearch, async ({ body: { saved_search_id: id, frequency }, request }) => {
    const { accountId } = await authenticate(request);
    const isOwn = await setFrequency(db, { accountId, id, frequency }, new Date());
    orNotFound('saved_search', id, isOwn || undefined);
    return {};
  }),

  operation(removeSavedSearch, async ({ body: { saved_search_id: id }, request }) => {
    const { accountId } = await authenticate(request);
    await removeSearch(db, { accountId, id });
    return {};
  }),

  operation(endSavedSearch, async ({ body: { token } }) => {
    const id = searchOfToken(key, token);
    if (id === undefined) throw new ProblemError(422, 'token_refused', 'The link is not right.');
    await endMails(db, id);
    return {};
  }),
];
