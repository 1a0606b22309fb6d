import type { Operation } from '../operation.ts';
import type * as schemas from './support-message.schemas.ts';

export type {
  ClassCounts,
  NewSupportMessage,
  Recommendations,
  SentSupportMessage,
  SupportMessage,
  SupportMessageInput,
  SupportMessageList,
} from './support-message.schemas.ts';

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

/**
 * Specification section 7: a parent's message about a facility, from members and visitors. It is shown once somebody
 * has read it. A repeat with the same Idempotency-Key within 48 hours, or the same message from the same network within
 * ten minutes, gets the first reply and is not stored again.
 *
 * 422 `invalid_request` names each of `child_class_id`, `gender_kind_id` and `support_message_recommend_kind_id` that
 * is missing (R5.1), and nothing is stored. 404 `facility_not_found`; 422 `idempotency_key_reused`; 400
 * `invalid_idempotency_key`; 429 by network or facility, with `Retry-After`.
 */
export const postSupportMessage: Operation<typeof schemas.postSupportMessage> = {
  id: 'postSupportMessage',
  method: 'POST',
  path: '/api/front/support_message',
  summary: '応援メッセージを送る',
  takesIdempotencyKey: true,
  problems: [
    'facility_not_found',
    'invalid_idempotency_key',
    'idempotency_key_reused',
    'too_many_messages_from_network',
    'too_many_messages_to_facility',
  ],
  schemas: async () => (await load()).postSupportMessage,
};
