import type { Operation } from '../operation.ts';
import type * as schemas from './candidate-message.schemas.ts';

export type {
  CandidateMessage,
  CandidateMessageInput,
  OnetimeCandidateMessageInput,
  SentCandidateMessage,
} from './candidate-message.schemas.ts';

/** Contains the numbering plans of all countries. */
const load = () =>
  import(/* webpackChunkName: 'candidate-message-schemas' */ './candidate-message.schemas.ts');

/** `too_many_messages` counts the sender's address; all 429 have `Retry-After`. */
const problems = [
  'facility_not_found',
  'job_posting_not_found',
  'contact_kind_not_permitted',
  'preferred_date_not_a_day',
  'preferred_date_too_early',
  'preferred_date_too_far',
  'invalid_idempotency_key',
  'idempotency_key_reused',
  'too_many_messages',
  'too_many_messages_from_network',
  'too_many_messages_to_facility',
] as const;

/**
 * Specification section 7: a member's message to a facility; with `job_posting_id` a job contact (R6.5). A repeat with
 * the same Idempotency-Key within 48 hours, or the same message from the same `mailaddress` within ten minutes, gets
 * the first reply and sends nothing.
 *
 * 404 `facility_not_found`; 422 `job_posting_not_found` (ended, or another facility's), `contact_kind_not_permitted`,
 * `preferred_date_not_a_day`, `preferred_date_too_early`, `preferred_date_too_far` (each with `errors` that name the
 * field), `idempotency_key_reused`; 400 `invalid_idempotency_key`; 429 by sender, network or facility; 401
 * `unauthorized`.
 */
export const sendCandidateMessage: Operation<typeof schemas.sendCandidateMessage> = {
  id: 'sendCandidateMessage',
  method: 'POST',
  path: '/api/send_candidate_message',
  summary: '園・施設へのお問い合わせを送る（会員）',
  takesIdempotencyKey: true,
  problems: ['unauthorized', ...problems],
  schemas: async () => (await load()).sendCandidateMessage,
};

/**
 * The same for visitors. 403 `onetime_not_accepted` where `ask_onetime` of `getFacilityContactLink` is false. A
 * `password`, together with a `job_posting_id`, also begins a registration (R6.5): 422 as `register`, and 429
 * `too_many_attempts`.
 */
export const sendOnetimeCandidateMessage: Operation<typeof schemas.sendOnetimeCandidateMessage> = {
  id: 'sendOnetimeCandidateMessage',
  method: 'POST',
  path: '/api/send_onetime_candidate_message',
  summary: '園・施設へのお問い合わせを送る（会員登録なし）',
  takesIdempotencyKey: true,
  problems: ['onetime_not_accepted', ...problems, 'too_many_attempts'],
  schemas: async () => (await load()).sendOnetimeCandidateMessage,
};
