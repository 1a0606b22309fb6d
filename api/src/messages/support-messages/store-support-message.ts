import type { NewSupportMessage, SentSupportMessage } from '@enerabi/shared/contract';
import type { Transaction } from 'kysely';
import { countTry } from '../../identity/throttle/attempt.queries.ts';
import { limits } from '../../identity/throttle/limits.ts';
import { type CountedFor, tooManyAttempts } from '../../identity/throttle/throttle.ts';
import type { Schema } from '../../platform/db/schema.ts';
import { orNotFound } from '../../platform/http/or-not-found.ts';
import { findSameMessage, insertMessage, prefectureOfFacility } from './support-message.writes.ts';

export interface SendingSupportMessage {
  message: NewSupportMessage;
  /** Of the client; it is counted, not stored. */
  network: string;
  countedFor: CountedFor;
}

/**
 * Stores a message that waits for somebody to read it. What the same network sent within the last ten minutes is not
 * stored again, but gets the first reply; of concurrent calls, the second one waits for the first one's transaction.
 * @throws ProblemError 404 `facility_not_found`, 429 by network or facility; then nothing is stored or counted
 */
export async function storeSupportMessage(
  transaction: Transaction<Schema>,
  { message, network, countedFor }: SendingSupportMessage,
  now: Date,
): Promise<SentSupportMessage> {
  const { facility_id: facilityId } = message;
  const prefecture = orNotFound('facility', facilityId, await prefectureOfFacility(transaction, facilityId));
  const same = countedFor(limits.sameSupportMessage, network, ...saidBy(message));
  const since = new Date(now.getTime() - sameMs);
  const first =
    (await countTry(transaction, same, now)) && (await findSameMessage(transaction, message, since));
  if (first) return { reference: first, state: 'waiting' };
  const counted = [
    ['too_many_messages_from_network', countedFor(limits.supportMessagesOfNetwork, network)],
    ['too_many_messages_to_facility', countedFor(limits.supportMessagesToFacility, facilityId)],
  ] as const;
  for (const [code, subject] of counted) {
    const until = await countTry(transaction, subject, now);
    if (until) throw tooManyAttempts(until, now, code);
  }
  return { reference: await insertMessage(transaction, message, prefecture, now), state: 'waiting' };
}

const sameMs = 1000 * Math.max(...limits.sameSupportMessage.seconds);

/** All that makes a message the same as another one. */
const saidBy = ({ form_facts: _, ...message }: NewSupportMessage): (string | number)[] => [
  message.facility_id,
  message.child_class_id,
  message.parent_age_text,
  message.gender_kind_id,
  message.support_message_recommend_kind_id,
  message.support_message_description,
];
