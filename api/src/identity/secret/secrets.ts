import { createHmac, hkdfSync } from 'node:crypto';

/** Keys of 256 bits, each for one purpose, so that a leak of one reveals nothing of the others. */
export interface Secrets {
  /** Seals private signing keys in the database. */
  signingKeys: Buffer;
  /** Hashes codes and link tokens. */
  codes: Buffer;
  /** Hashes the subjects of attempt counts. */
  attempts: Buffer;
  /** Signs the links that end the mails of a saved search. */
  savedSearches: Buffer;
  /** Signs the links by which visitors see, change and cancel what they have booked. */
  bookings: Buffer;
  /** Hashes idempotency keys and what was sent with them. */
  idempotencyKeys: Buffer;
  /** Seals the secrets of webhook endpoints in the database. */
  webhooks: Buffer;
}

/** Derives them by HKDF-SHA-256 (RFC 5869). @param secret `AUTH_SECRET`, which must be hard to guess */
export function deriveSecrets(secret: string): Secrets {
  const keyFor = (purpose: string) => Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
  return {
    signingKeys: keyFor('signing keys'),
    codes: keyFor('codes'),
    attempts: keyFor('attempts'),
    savedSearches: keyFor('saved searches'),
    bookings: keyFor('bookings'),
    idempotencyKeys: keyFor('idempotency keys'),
    webhooks: keyFor('webhooks'),
  };
}

/** HMAC-SHA-256 over texts; different lists of texts never have the same input. */
export const keyedHash = (key: Buffer, ...texts: readonly (string | number)[]): Buffer =>
  createHmac('sha256', key).update(JSON.stringify(texts)).digest();
