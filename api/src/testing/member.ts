import { randomBytes, randomUUID } from 'node:crypto';
import type { Insertable, Kysely } from 'kysely';
import { signIdToken } from '../identity/keys/id-token.ts';
import { makeKeyPair } from '../identity/keys/key-pair.ts';
import { insertSigningKey } from '../identity/keys/signing-key.queries.ts';
import { sessionEndsAt } from '../identity/session/session.rules.ts';
import type { AccountTable } from '../platform/db/account-schema.ts';
import type { Schema } from '../platform/db/schema.ts';

export interface TestMember {
  accountId: number;
  cognitoSub: string;
  sessionId: string;
  mailaddress: string;
  /** Value of the header; an app on the same database accepts it, whatever its secret is. */
  authorization: string;
}

/** Apps verify by any published key; this one's private half stays here. */
const keys = makeKeyPair();

export interface TestMemberOptions {
  known?: Partial<Insertable<AccountTable>>;
  issuer?: string;
  /** When the id token was issued. */
  now?: Date;
}

/**
 * Inserts an activated account with a session of its own. No password logs in to it.
 * @param options `known` sets the facts that matter to the test; by default the account is a parent's, without basic
 *   information
 */
export async function insertMember(
  db: Kysely<Schema>,
  { known = {}, issuer = 'http://localhost:3000', now = new Date() }: TestMemberOptions = {},
): Promise<TestMember> {
  const mailaddress = known.mailaddress ?? `member-${randomBytes(5).toString('hex')}@example.jp`;
  const { id: accountId, cognito_sub: cognitoSub } = await db
    .insertInto('account')
    .values({
      cognito_sub: randomUUID(),
      mailaddress,
      mailaddress_key: mailaddress.toLowerCase(),
      password_hash: '',
      position_kind_ids: [2],
      terms_version: '2026-11-22',
      ...known,
    })
    .returning(['id', 'cognito_sub'])
    .executeTakeFirstOrThrow();
  const session = { accountId, cognitoSub, issuer, now };
  return { accountId, cognitoSub, mailaddress, ...(await insertSession(db, session)) };
}

/** Another session of an account. @param session `now` is when its id token was issued */
export async function insertSession(
  db: Kysely<Schema>,
  session: { accountId: number; cognitoSub: string; issuer?: string; now?: Date },
): Promise<{ sessionId: string; authorization: string }> {
  const { accountId, cognitoSub, issuer = 'http://localhost:3000', now = new Date() } = session;
  const sessionId = randomUUID();
  await db
    .insertInto('session')
    .values({
      id: sessionId,
      account_id: accountId,
      refresh_token_hash: randomBytes(32),
      expires_at: sessionEndsAt(new Date()),
    })
    .execute();
  const { kid, privateKey, publicJwk } = await keys;
  await insertSigningKey(db, { kid, publicJwk, privateKey: randomBytes(60) }, new Date());
  const token = await signIdToken({ kid, privateKey }, { cognitoSub, sessionId, issuer, now });
  return { sessionId, authorization: `Bearer ${token}` };
}
