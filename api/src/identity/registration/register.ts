import { randomUUID } from 'node:crypto';
import { type PositionKindId, parentPosition } from '@enerabi/shared/constants';
import type { Transaction } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import { mailaddressKeyOf } from '../account/account.queries.ts';
import type { Auth } from '../auth/create-auth.ts';
import { agreedToNone, refuseOutdatedTerms } from '../auth/terms.ts';
import { refuseCommonPassword } from '../password/new-password.ts';
import { limits } from '../throttle/limits.ts';
import { countTries } from '../throttle/throttle.ts';
import { mailsCounted } from './mails-counted.ts';
import { insertRegistration, type NewRegistration } from './registration.queries.ts';
import { sendCode } from './send-code.ts';

export interface RegisterRequest {
  mailaddress: string;
  password: string;
  position_kind_ids?: PositionKindId[] | undefined;
  terms_version?: string | undefined;
  return_to?: string | undefined;
}

/**
 * Begins a registration; the mailed code turns it into an account. Addresses with and without an account are treated
 * alike.
 * @returns the registration's name
 * @throws ProblemError as `prepareRegistration`
 */
export async function register(
  auth: Auth,
  request: RegisterRequest,
  clientAddress: string,
  now: Date,
): Promise<string> {
  const registration = await prepareRegistration(auth, request, clientAddress, now);
  await auth.db
    .transaction()
    .execute((transaction) => beginRegistration(transaction, auth, registration, now));
  return registration.cognitoSub;
}

/**
 * Checks, counts and hashes, which takes too long for a transaction.
 * @throws ProblemError 422 `invalid_request` with `terms_outdated`, `own_mailaddress` or `common_password`; 429
 *   `too_many_attempts`
 */
export async function prepareRegistration(
  auth: Auth,
  request: RegisterRequest,
  clientAddress: string,
  now: Date,
): Promise<NewRegistration> {
  const { db, site, passwords, countedFor, clientNetworkOf } = auth;
  const { mailaddress, password, terms_version, return_to = '' } = request;
  // Most visitors look for a nursery, so that is the purpose of one who named none (R4.2).
  const { position_kind_ids = [parentPosition] } = request;
  refuseOutdatedTerms(terms_version);
  await refuseCommonPassword('password', password, { mailaddress, siteName: site.name });
  const mailaddressKey = mailaddressKeyOf(mailaddress);
  const { network } = clientNetworkOf(clientAddress);
  const counted = [
    countedFor(limits.registrationsOfNetwork, network),
    ...mailsCounted(auth, mailaddressKey, network),
  ];
  await countTries(db, counted, now);
  return {
    cognitoSub: randomUUID(),
    mailaddress,
    mailaddressKey,
    passwordHash: await passwords.hash(password),
    positionKindIds: [...new Set(position_kind_ids)].sort(),
    termsVersion: terms_version ?? agreedToNone,
    returnTo: return_to,
  };
}

/** Stores a prepared registration and mails its code. */
export async function beginRegistration(
  transaction: Transaction<Schema>,
  auth: Auth,
  registration: NewRegistration,
  now: Date,
): Promise<void> {
  const row = await insertRegistration(transaction, registration, now);
  await sendCode(transaction, auth, row, now);
}
