import type { Operation } from '../operation.ts';
import type * as schemas from './support-message.schemas.ts';

export type { Recommendations, SupportMessage, SupportMessageList } from './support-message.schemas.ts';

const load = () => import(/* webpackChunkName: 'support-message-schemas' */ './support-message.schemas.ts');

/**
 * Specification section 7: parents' messages about one facility, published and posted up to today in Japan, newest
 * first. 404 `facility_not_found`. A page past the last one has no messages, but the `total`.
 */
export const listSupportMessages: Operation<typeof schemas.listSupportMessages> = {
  id: 'listSupportMessages',
  method: 'GET',
  path: '/api/front/support_message',
  summary: '応援メッセージの一覧',
  problems: ['facility_not_found'],
  schemas: async () => (await load()).listSupportMessages,
};
