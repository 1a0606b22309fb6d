import type { BookVisit } from '@enerabi/shared/contract';
import { keyedHash } from '../../identity/secret/secrets.ts';
import { claimOfKey } from '../../platform/idempotency/claims.rules.ts';
import type { Claim } from '../../platform/idempotency/idempotency.queries.ts';

/**
 * Two bookings are the same by their key alone: a family that cancels may book the same visit again a minute later, and
 * one booking a family and facility at a time keeps a repeat without a key from booking twice.
 */
export function claimsOfBooking(
  secret: Buffer,
  {
    booking,
    idempotencyKey,
    caller,
  }: {
    booking: BookVisit;
    idempotencyKey: string | undefined;
    /** The account, or the visitor's mail address: keys of others mean nothing. */
    caller: readonly (string | number)[];
  },
  now: Date,
): Claim[] {
  if (idempotencyKey === undefined) return [];
  return [
    claimOfKey(
      {
        fingerprint: keyedHash(secret, 'booking', JSON.stringify(booking)),
        key: keyedHash(secret, 'booking key', ...caller, idempotencyKey),
      },
      now,
    ),
  ];
}
