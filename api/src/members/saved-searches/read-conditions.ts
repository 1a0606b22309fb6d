import type { SavedCollection } from '@enerabi/shared/constants';
import type { JobConditions, OpeningConditions, SearchConditions } from '@enerabi/shared/contract';
import { savedConditions } from '@enerabi/shared/contract/members/saved-search.schemas';
import { cleanInput } from '@enerabi/shared/contract/text/clean-input';
import { fieldRefused } from '../../identity/auth/field-refused.ts';
import { readQuery } from '../../platform/http/query.ts';

export type SavedConditions = SearchConditions | JobConditions | OpeningConditions;

/**
 * The conditions of a query, read as the search itself reads them.
 * @throws ProblemError 422 `invalid_request` on `conditions`
 */
export function readConditions(collection: SavedCollection, query: string): SavedConditions {
  const schema = savedConditions[collection];
  const { value, invalid } = cleanInput(schema, readQuery(query));
  const result = schema.safeParse(value);
  if (invalid.length > 0 || !result.success)
    throw fieldRefused('conditions', 'invalid_conditions', `These are no conditions of ${collection}.`);
  return result.data;
}
