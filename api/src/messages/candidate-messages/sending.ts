import type { CandidateMessage } from '@enerabi/shared/contract';
import type { Auth } from '../../identity/auth/create-auth.ts';
import type { NewRegistration } from '../../identity/registration/registration.queries.ts';
import type { Claim } from '../../platform/idempotency/idempotency.queries.ts';
import type { NewMessage } from './new-message.rules.ts';
import type { PassingOn } from './passing-on.ts';

/** What sending a message needs. */
export interface Sending extends PassingOn {
  auth: Auth;
  /** Hashes idempotency keys. */
  secret: Buffer;
}

/** A message that may be the first of its claims, with all that decides on it. */
export interface CheckedMessage {
  message: NewMessage;
  children: CandidateMessage['candidate_information']['children'];
  formFacts: CandidateMessage['form_facts'];
  /** Undefined: a visitor's. */
  accountId: number | undefined;
  network: string;
  claims: readonly Claim[];
  /** Begins with the message (R6.5). */
  registration: NewRegistration | undefined;
}
