import type { Transaction } from 'kysely';
import { mailaddressKeyOf } from '../../identity/account/account.queries.ts';
import { countTry } from '../../identity/throttle/attempt.queries.ts';
import { limits } from '../../identity/throttle/limits.ts';
import { type CountedFor, tooManyAttempts } from '../../identity/throttle/throttle.ts';
import type { Schema } from '../../platform/db/schema.ts';

/**
 * Counts a message for its sender's address, network and facility. What is rolled back is not counted.
 * @throws ProblemError 429 with a code for each limit and `Retry-After`
 */
export async function countMessage(
  transaction: Transaction<Schema>,
  countedFor: CountedFor,
  { mailaddress, network, facilityId }: { mailaddress: string; network: string; facilityId: number },
  now: Date,
): Promise<void> {
  const counted = [
    ['too_many_messages', countedFor(limits.messagesOfAddress, mailaddressKeyOf(mailaddress))],
    ['too_many_messages_from_network', countedFor(limits.messagesOfNetwork, network)],
    ['too_many_messages_to_facility', countedFor(limits.messagesToFacility, facilityId)],
  ] as const;
  for (const [code, subject] of counted) {
    const until = await countTry(transaction, subject, now);
    if (until) throw tooManyAttempts(until, now, code);
  }
}
