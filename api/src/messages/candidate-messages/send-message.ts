import { jobSeekerPosition } from '@enerabi/shared/constants';
import type { CandidateMessage, SentCandidateMessage } from '@enerabi/shared/contract';
import { prepareRegistration } from '../../identity/registration/register.ts';
import type { NewRegistration } from '../../identity/registration/registration.queries.ts';
import { findReply } from '../../platform/idempotency/claim-call.ts';
import { claimsOfMessage } from './claim.rules.ts';
import { newMessageOf } from './new-message.rules.ts';
import type { Sending } from './sending.ts';
import { storeMessageOnce } from './store-message-once.ts';

export interface MessageRequest {
  body: CandidateMessage;
  /** Undefined: a visitor's. */
  accountId: number | undefined;
  clientAddress: string;
  idempotencyKey: string | undefined;
}

/**
 * Sends a message to a facility, once: a repeat, by its key or because it says the same, gets the first reply.
 * @throws ProblemError as in the contract
 */
export async function sendMessage(
  sending: Sending,
  { body, accountId, clientAddress, idempotencyKey }: MessageRequest,
  now: Date,
): Promise<SentCandidateMessage> {
  const { auth, secret } = sending;
  const message = newMessageOf(body);
  const { network } = auth.clientNetworkOf(clientAddress);
  const password = accountId === undefined ? (body.password ?? '') : '';
  const caller = accountId === undefined ? ['network', network] : ['account', accountId];
  const claims = claimsOfMessage(secret, { message, password, idempotencyKey, caller }, now);
  let registration: NewRegistration | undefined;
  if (password !== '') {
    // Hashing takes too long for a transaction, and a repeat needs none.
    const first = await findReply<SentCandidateMessage>(auth.db, claims, now);
    if (first) return first;
    const { mailaddress, terms_version } = body;
    const request = { mailaddress, password, terms_version, position_kind_ids: [jobSeekerPosition] };
    registration = await prepareRegistration(auth, request, clientAddress, now);
  }
  const checked = {
    message,
    children: body.candidate_information.children,
    formFacts: body.form_facts,
    accountId,
    network,
    claims,
    registration,
  };
  return auth.db.transaction().execute((transaction) => storeMessageOnce(transaction, sending, checked, now));
}
