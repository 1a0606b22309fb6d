import type { JWK } from 'jose';
import type { Kysely, Selectable } from 'kysely';
import type { SigningKeyTable } from '../../platform/db/account-schema.ts';
import type { Schema } from '../../platform/db/schema.ts';
import { retiresAt } from './signing-key.rules.ts';

export type SigningKeyRow = Selectable<SigningKeyTable>;

/** Newest first. */
export const findSigningKeys = (db: Kysely<Schema>, now: Date): Promise<SigningKeyRow[]> =>
  db
    .selectFrom('signing_key')
    .selectAll()
    .where('retires_at', '>', now)
    .orderBy('created_at', 'desc')
    .orderBy('kid')
    .execute();

export interface NewSigningKey {
  kid: string;
  publicJwk: JWK;
  /** Sealed. */
  privateKey: Buffer;
}

export const insertSigningKey = (
  db: Kysely<Schema>,
  { kid, publicJwk, privateKey }: NewSigningKey,
  now: Date,
) =>
  db
    .insertInto('signing_key')
    .values({
      kid,
      public_jwk: JSON.stringify(publicJwk),
      private_key: privateKey,
      created_at: now,
      retires_at: retiresAt(now),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
