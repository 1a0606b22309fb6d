import type { Operation } from '../operation.ts';
import type * as schemas from './top.schemas.ts';

export type { Top, TopNotification, TopSupportMessage, TopVisit } from './top.schemas.ts';

const load = () => import(/* webpackChunkName: 'top-schemas' */ './top.schemas.ts');

/**
 * Everything that the top page shows of facilities, in one call (R6.3), for the country or for one prefecture. 404
 * `area_not_found` if no prefecture has the code (R1.7). `totals` may be a minute old.
 */
export const getTop: Operation<typeof schemas.getTop> = {
  id: 'getTop',
  method: 'GET',
  path: '/api/front/top',
  summary: 'トップページ（まもなく見学できる園、お知らせ、イベント、応援メッセージ、件数）',
  problems: ['area_not_found'],
  schemas: async () => (await load()).getTop,
};
