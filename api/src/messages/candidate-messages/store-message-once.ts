import { dayInJapan, wallClockInJapan } from '@enerabi/shared/clock';
import type { SentCandidateMessage } from '@enerabi/shared/contract';
import type { Transaction } from 'kysely';
import { beginRegistration } from '../../identity/registration/register.ts';
import type { Schema } from '../../platform/db/schema.ts';
import { orNotFound } from '../../platform/http/or-not-found.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { claimCall } from '../../platform/idempotency/claim-call.ts';
import { storeReply } from '../../platform/idempotency/idempotency.queries.ts';
import { recipientOf } from '../../platform/mail/recipient.rules.ts';
import { type AskedFacilityRow, findAskedFacility } from './asked-facility.queries.ts';
import { countMessage } from './count-message.ts';
import { insertMessage } from './message.writes.ts';
import { passOn } from './passing-on.ts';
import { refusalOf } from './refusal.rules.ts';
import type { CheckedMessage, Sending } from './sending.ts';
import { isHeld, spamSigns } from './spam.rules.ts';

/**
 * Does all that a message does, in one transaction: claims its key, stores it, queues its mails, begins a registration
 * and stores the reply. Either all of it is there after a crash, or nothing, and a repeat of the call completes it.
 * @throws ProblemError as in the contract; then nothing is stored, the key included
 */
export async function storeMessageOnce(
  transaction: Transaction<Schema>,
  sending: Sending,
  checked: CheckedMessage,
  now: Date,
): Promise<SentCandidateMessage> {
  const { auth, desk } = sending;
  const { message, accountId, network, claims, registration } = checked;
  const first = await claimCall<SentCandidateMessage>(transaction, claims, now);
  if (first) return first;
  const facility = await askedFacility(transaction, checked, now);
  await countMessage(transaction, auth.countedFor, { ...message, network }, now);
  const signs = spamSigns(message, checked.formFacts);
  const state = isHeld(signs) ? 'held' : 'queued';
  const recipient = recipientOf(facility, desk).kind;
  const inserted = { message, accountId: accountId ?? null, state, recipient, spamSigns: signs } as const;
  const { id, reference } = await insertMessage(transaction, inserted, now);
  if (state === 'queued') await passOn(transaction, sending, id, { now, isNewToSender: true });
  if (registration) await beginRegistration(transaction, auth, registration, now);
  const reply: SentCandidateMessage = {
    reference,
    recipient,
    state,
    sent_at: wallClockInJapan(now),
    ...(registration && { cognito_sub: registration.cognitoSub }),
  };
  for (const claim of claims) await storeReply(transaction, claim, reply);
  return reply;
}

/** @throws ProblemError if there is no such facility, or it does not take the message */
async function askedFacility(
  transaction: Transaction<Schema>,
  { message, children, accountId }: CheckedMessage,
  now: Date,
): Promise<AskedFacilityRow> {
  const today = dayInJapan(now);
  const { facilityId, jobPostingId } = message;
  const facility = orNotFound(
    'facility',
    facilityId,
    await findAskedFacility(transaction, facilityId, jobPostingId, today),
  );
  const refusal = refusalOf(message, { facility, children, isVisitor: accountId === undefined, today });
  if (!refusal) return facility;
  const { status, code, detail, errors } = refusal;
  throw new ProblemError(status, code, detail, errors && { errors });
}
