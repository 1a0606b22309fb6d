import type { Claim } from './idempotency.queries.ts';

/** The same from the same sender within this time is one call that was made twice by mistake. */
const guardMs = 10 * 60_000;
const keyLifetimeMs = 48 * 3_600_000;

/** Hashes by which calls are recognised; each kind of call puts its own name into them. */
export interface CallHashes {
  /** Of the values that are sent. */
  fingerprint: Buffer;
  /** Of the caller and its key: keys of others mean nothing. Undefined: the call has no key. */
  key: Buffer | undefined;
  /** Of the sender and the fingerprint. */
  guard: Buffer;
}

/** What makes a call the same as another one: its key for 48 hours, and what it sends from whom for ten minutes. */
export function claimsOf({ fingerprint, key, guard }: CallHashes, now: Date): Claim[] {
  const claim = (keyHash: Buffer, lifetimeMs: number): Claim => ({
    keyHash,
    fingerprint,
    expiresAt: new Date(now.getTime() + lifetimeMs),
  });
  return [...(key ? [claim(key, keyLifetimeMs)] : []), claim(guard, guardMs)];
}
