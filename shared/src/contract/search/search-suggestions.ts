import type { Operation } from '../operation.ts';
import type * as schemas from './search-suggestions.schemas.ts';

export type { SearchSuggestions } from './search-suggestions.schemas.ts';

const load = () =>
  import(/* webpackChunkName: 'search-suggestions-schemas' */ './search-suggestions.schemas.ts');

/** Suggests a few municipalities, stations and facilities for the typed text (R6.3). */
export const suggestSearches: Operation<typeof schemas.suggestSearches> = {
  id: 'suggestSearches',
  method: 'GET',
  path: '/api/front/search_suggestions',
  summary: '入力中の候補（市区町村、駅、園・施設）',
  problems: ['area_not_found'],
  schemas: async () => (await load()).suggestSearches,
};
