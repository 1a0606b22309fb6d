import { createPublicKey, type JsonWebKey, type KeyObject } from 'node:crypto';
import type { JWK } from 'jose';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import { takeAdvisoryLock } from '../../platform/db/advisory-locks.ts';
import type { Schema } from '../../platform/db/schema.ts';
import { makeKeyPair, openPrivateKey, sealPrivateKey } from './key-pair.ts';
import { findSigningKeys, insertSigningKey, type SigningKeyRow } from './signing-key.queries.ts';
import { signsUntil } from './signing-key.rules.ts';

export interface SigningKeysOptions {
  db: Kysely<Schema>;
  /** Seals the private keys. */
  secret: Buffer;
  log: Logger;
}

interface PublicKey {
  key: KeyObject;
  retiresAt: Date;
}

export interface SigningKey {
  kid: string;
  privateKey: KeyObject;
  until: Date;
}

/** Made-up key names cause at most one query in this time. */
const rereadMs = 1_000;

/** The keys that sign id tokens, cached in memory; the database stores them for all servers. */
export class SigningKeys {
  readonly #options: SigningKeysOptions;
  #public = new Map<string, PublicKey>();
  #signing: SigningKey | undefined;
  #renewal: Promise<SigningKey> | undefined;
  #reading: Promise<void> | undefined;
  #missedAt = Number.NEGATIVE_INFINITY;

  constructor(options: SigningKeysOptions) {
    this.#options = options;
  }

  /** The key to sign with; creates one if none is young enough, or none can be opened by this secret. */
  async signing(now: Date): Promise<SigningKey> {
    if (this.#signing && now < this.#signing.until) return this.#signing;
    this.#renewal ??= this.#renew(now).finally(() => {
      this.#renewal = undefined;
    });
    return this.#renewal;
  }

  /** @returns undefined if no published key has the name */
  async verifying(kid: string, now: Date): Promise<KeyObject | undefined> {
    if (!this.#public.has(kid)) await this.#read(now);
    const known = this.#public.get(kid);
    return known && now < known.retiresAt ? known.key : undefined;
  }

  /** Public keys that verify tokens now, newest first (RFC 7517). */
  async published(now: Date): Promise<{ keys: JWK[] }> {
    await this.signing(now);
    const rows = await findSigningKeys(this.#options.db, now);
    return { keys: rows.map(({ public_jwk }) => public_jwk) };
  }

  async #read(now: Date): Promise<void> {
    if (!this.#reading) {
      if (now.getTime() - this.#missedAt < rereadMs) return;
      this.#missedAt = now.getTime();
      this.#reading = findSigningKeys(this.#options.db, now)
        .then((rows) => this.#remember(rows))
        .finally(() => {
          this.#reading = undefined;
        });
    }
    await this.#reading;
  }

  async #renew(now: Date): Promise<SigningKey> {
    const { db, secret, log } = this.#options;
    const { rows, signing } = await db.transaction().execute(async (transaction) => {
      // Servers that find no key at the same time agree: the first creates one, and the others find it.
      await takeAdvisoryLock(transaction, 'signingKey');
      const rows = await findSigningKeys(transaction, now);
      const young = rows.filter(({ created_at }) => now < signsUntil(created_at));
      const found = young.map((row) => opened(row, secret)).find((key) => key !== undefined);
      if (found) return { rows, signing: found };
      if (young.length > 0)
        log.warn('AUTH_SECRET does not open the key that signs sessions: a new one is made');
      const pair = await makeKeyPair();
      await insertSigningKey(transaction, { ...pair, privateKey: sealPrivateKey(secret, pair) }, now);
      return {
        rows: await findSigningKeys(transaction, now),
        signing: { kid: pair.kid, privateKey: pair.privateKey, until: signsUntil(now) },
      };
    });
    this.#remember(rows);
    this.#signing = signing;
    return signing;
  }

  #remember(rows: readonly SigningKeyRow[]): void {
    this.#public = new Map(
      rows.map(({ kid, public_jwk, retires_at }) => [
        kid,
        {
          key: createPublicKey({ key: public_jwk as JsonWebKey, format: 'jwk' }),
          retiresAt: retires_at,
        },
      ]),
    );
  }
}

function opened(row: SigningKeyRow, secret: Buffer): SigningKey | undefined {
  const privateKey = openPrivateKey(secret, row.kid, row.private_key);
  return privateKey && { kid: row.kid, privateKey, until: signsUntil(row.created_at) };
}
