import type { Claim } from './idempotency.queries.ts';

/** The same from the same sender within this time is one call that was made twice by mistake. */
const guardMs = 10 * 60_000;
const keyLifetimeMs = 48 * 3_600_000;

/** Hashes by which calls are recognised; each kind of call puts its own name into them. */
export interface CallHashes {
  /** The hash covers the values that are sent. */
  fingerprint: Buffer;
  /** The hash covers caller and key, since keys of others mean nothing. Undefined: the call has no key. */
  key: Buffer | undefined;
  /** The hash covers the sender and the fingerprint. */
  guard: Buffer;
}

/** Two calls are the same by their key for 48 hours. */
export const claimOfKey = ({ fingerprint, key }: { fingerprint: Buffer; key: Buffer }, now: Date): Claim => ({
  keyHash: key,
  fingerprint,
  expiresAt: new Date(now.getTime() + keyLifetimeMs),
});

/** The same, and by sender and values for ten minutes. */
export const claimsOf = ({ fingerprint, key, guard }: CallHashes, now: Date): Claim[] => [
  ...(key ? [claimOfKey({ fingerprint, key }, now)] : []),
  { keyHash: guard, fingerprint, expiresAt: new Date(now.getTime() + guardMs) },
];
