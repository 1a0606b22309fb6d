import type { Operation } from '../operation.ts';
import type * as schemas from './commute-places.schemas.ts';

export type { SavedCommutePlaces } from './commute-places.schemas.ts';

const load = () => import(/* webpackChunkName: 'commute-places-schemas' */ './commute-places.schemas.ts');

/** Gets the places that the member saved with the account; without a home and empty if none. 401 `unauthorized`. */
export const getCommutePlaces: Operation<typeof schemas.getCommutePlaces> = {
  id: 'getCommutePlaces',
  method: 'GET',
  path: '/api/front/commute_places',
  summary: '会員情報に保存したご自宅と勤務先',
  problems: ['unauthorized'],
  schemas: async () => (await load()).getCommutePlaces,
};

/** Replaces the places; idempotent. Without any, they are deleted. 401 `unauthorized`. */
export const saveCommutePlaces: Operation<typeof schemas.saveCommutePlaces> = {
  id: 'saveCommutePlaces',
  method: 'PUT',
  path: '/api/front/commute_places',
  summary: 'ご自宅と勤務先を会員情報に保存する・から削除する',
  problems: ['unauthorized'],
  schemas: async () => (await load()).saveCommutePlaces,
};
