import type { Operation } from '../operation.ts';
import type * as schemas from './saved-search.schemas.ts';

export type { OpeningConditions, SavedSearch } from './saved-search.schemas.ts';

const load = () => import(/* webpackChunkName: 'mypage-schemas' */ './saved-search.schemas.ts');

/** The member's own. 401 `unauthorized`. */
export const listSavedSearches: Operation<typeof schemas.listSavedSearches> = {
  id: 'listSavedSearches',
  method: 'GET',
  path: '/api/front/saved_searches',
  summary: '保存した検索条件',
  problems: ['unauthorized'],
  schemas: async () => (await load()).listSavedSearches,
};

/** The same search again changes its name and how often it mails. 409 `too_many_saved_searches`; 401 `unauthorized`. */
export const saveSearch: Operation<typeof schemas.saveSearch> = {
  id: 'saveSearch',
  method: 'POST',
  path: '/api/front/saved_searches',
  summary: '検索条件を保存して、新着をメールで受け取る',
  problems: ['unauthorized', 'too_many_saved_searches'],
  schemas: async () => (await load()).saveSearch,
};

/** 404 `saved_search_not_found`; 401 `unauthorized`. */
export const changeSavedSearch: Operation<typeof schemas.changeSavedSearch> = {
  id: 'changeSavedSearch',
  method: 'PUT',
  path: '/api/front/saved_search',
  summary: '保存した検索条件のメールの頻度を変更する',
  problems: ['unauthorized', 'saved_search_not_found'],
  schemas: async () => (await load()).changeSavedSearch,
};

/** Idempotent. 401 `unauthorized`. */
export const removeSavedSearch: Operation<typeof schemas.removeSavedSearch> = {
  id: 'removeSavedSearch',
  method: 'POST',
  path: '/api/front/remove_saved_search',
  summary: '保存した検索条件を削除する',
  problems: ['unauthorized'],
  schemas: async () => (await load()).removeSavedSearch,
};

/** Ends the mails of a search by the link in each of them, without a login. Idempotent. 422 `token_refused`. */
export const endSavedSearch: Operation<typeof schemas.endSavedSearch> = {
  id: 'endSavedSearch',
  method: 'POST',
  path: '/api/front/end_saved_search',
  summary: '保存した検索条件のメールを停止する',
  problems: ['token_refused'],
  schemas: async () => (await load()).endSavedSearch,
};
