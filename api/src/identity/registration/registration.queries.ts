import type { PositionKindId } from '@enerabi/shared/constants';
import type { UserStatus } from '@enerabi/shared/contract';
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { RegistrationTable } from '../../platform/db/account-schema.ts';
import type { Schema } from '../../platform/db/schema.ts';
import { registrationExpiresAt } from './registration.rules.ts';

export type Registration = Selectable<RegistrationTable>;

export interface NewRegistration {
  cognitoSub: string;
  mailaddress: string;
  mailaddressKey: string;
  passwordHash: string;
  positionKindIds: PositionKindId[];
  termsVersion: string;
  /** '' if there is none. */
  returnTo: string;
}

export const insertRegistration = (
  transaction: Transaction<Schema>,
  registration: NewRegistration,
  now: Date,
): Promise<Registration> =>
  transaction
    .insertInto('registration')
    .values({
      cognito_sub: registration.cognitoSub,
      mailaddress: registration.mailaddress,
      mailaddress_key: registration.mailaddressKey,
      password_hash: registration.passwordHash,
      position_kind_ids: registration.positionKindIds,
      terms_version: registration.termsVersion,
      return_to: registration.returnTo,
      created_at: now,
      expires_at: registrationExpiresAt(now),
    })
    .returningAll()
    .executeTakeFirstOrThrow();

/** @returns undefined if no valid registration has the name */
export const findRegistration = (
  db: Kysely<Schema>,
  cognitoSub: string,
  now: Date,
): Promise<Registration | undefined> =>
  db
    .selectFrom('registration')
    .selectAll()
    .where('cognito_sub', '=', cognitoSub)
    .where('expires_at', '>', now)
    .executeTakeFirst();

/** @returns the new account, or undefined if its address has an account, or another request was first */
export async function becomeAccount(
  transaction: Transaction<Schema>,
  { cognito_sub }: Registration,
  now: Date,
): Promise<{ accountId: number; cognitoSub: string } | undefined> {
  const registration = await transaction
    .deleteFrom('registration')
    .where('cognito_sub', '=', cognito_sub)
    .returning(['mailaddress', 'mailaddress_key', 'password_hash', 'position_kind_ids', 'terms_version'])
    .executeTakeFirst();
  if (!registration) return undefined;
  const row = await transaction
    .insertInto('account')
    .values({ cognito_sub, ...registration, created_at: now, password_changed_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row && { accountId: row.id, cognitoSub: cognito_sub };
}

/** Address of the registration or account of that name, if it is its own. */
export async function findUserStatus(
  db: Kysely<Schema>,
  { cognitoSub, mailaddressKey }: { cognitoSub: string; mailaddressKey: string },
  now: Date,
): Promise<UserStatus> {
  const { rows } = await sql<{ status: UserStatus }>`
    select 'waiting_for_activation' as status from registration
    where cognito_sub = ${cognitoSub} and mailaddress_key = ${mailaddressKey} and expires_at > ${now}
    union all
    select case when basic_information_at is null then 'waiting_for_basic_information' else 'registered' end
    from account
    where cognito_sub = ${cognitoSub} and mailaddress_key = ${mailaddressKey}
  `.execute(db);
  return rows[0]?.status ?? 'unknown';
}
