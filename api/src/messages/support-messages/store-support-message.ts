import type { NewSupportMessage, SentSupportMessage } from '@enerabi/shared/contract';
import type { Transaction } from 'kysely';
import { countTry } from '../../identity/throttle/attempt.queries.ts';
import { limits } from '../../identity/throttle/limits.ts';
import { type CountedFor, tooManyAttempts } from '../../identity/throttle/throttle.ts';
import type { Schema } from '../../platform/db/schema.ts';
import { orNotFound } from '../../platform/http/or-not-found.ts';
import { claimCall } from '../../platform/idempotency/claim-call.ts';
import { type Claim, storeReply } from '../../platform/idempotency/idempotency.queries.ts';
import { insertMessage, prefectureOfFacility } from './support-message.writes.ts';

export interface SendingSupportMessage {
  message: NewSupportMessage;
  /** Of the client; it is counted, not stored. */
  network: string;
  claims: readonly Claim[];
  countedFor: CountedFor;
}

/**
 * Stores a message that waits for somebody to read it, once: a repeat, by its key or because the same network says the
 * same, gets the first reply; of concurrent calls, the second one waits for the first one's transaction.
 * @throws ProblemError 404 `facility_not_found`, 422 `idempotency_key_reused`, 429 by network or facility; then nothing
 *   is stored or counted, the key included
 */
export async function storeSupportMessage(
  transaction: Transaction<Schema>,
  { message, network, claims, countedFor }: SendingSupportMessage,
  now: Date,
): Promise<SentSupportMessage> {
  const first = await claimCall<SentSupportMessage>(transaction, claims, now);
  if (first) return first;
  const { facility_id: facilityId } = message;
  const prefecture = orNotFound('facility', facilityId, await prefectureOfFacility(transaction, facilityId));
  const counted = [
    ['too_many_messages_from_network', countedFor(limits.supportMessagesOfNetwork, network)],
    ['too_many_messages_to_facility', countedFor(limits.supportMessagesToFacility, facilityId)],
  ] as const;
  for (const [code, subject] of counted) {
    const until = await countTry(transaction, subject, now);
    if (until) throw tooManyAttempts(until, now, code);
  }
  const reference = await insertMessage(transaction, message, prefecture, now);
  const reply: SentSupportMessage = { reference, state: 'waiting' };
  for (const claim of claims) await storeReply(transaction, claim, reply);
  return reply;
}
