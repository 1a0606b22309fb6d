import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import { keyedHash } from '../secret/secrets.ts';

const knownForMs = 90 * 86_400_000;

/** Addresses that were last seen before this time are forgotten. */
export const knownSince = (now: Date): Date => new Date(now.getTime() - knownForMs);

/** A client's network, and the key that hides it. */
export interface ClientNetwork {
  secret: Buffer;
  network: string;
}

const hashOf = (account: number, { secret, network }: ClientNetwork): Buffer =>
  keyedHash(secret, 'known', account, network);

/** Remembers a network from which the account's owner has signed in. */
export const rememberNetwork = (db: Kysely<Schema>, account: number, client: ClientNetwork, now: Date) =>
  db
    .insertInto('known_address')
    .values({ account_id: account, address_hash: hashOf(account, client), seen_at: now })
    .onConflict((conflict) => conflict.columns(['account_id', 'address_hash']).doUpdateSet({ seen_at: now }))
    .execute();

/** @param account undefined if there is none: the query is the same, and finds nothing */
export async function isKnownNetwork(
  db: Kysely<Schema>,
  account: number | undefined,
  client: ClientNetwork,
  now: Date,
): Promise<boolean> {
  const row = await db
    .selectFrom('known_address')
    .select('account_id')
    .where('account_id', '=', account ?? 0)
    .where('address_hash', '=', hashOf(account ?? 0, client))
    .where('seen_at', '>', knownSince(now))
    .executeTakeFirst();
  return row !== undefined;
}
