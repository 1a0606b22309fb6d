import { resendAfterSeconds } from '@enerabi/shared/constants';

const lifetimeMs = 86_400_000;

export const registrationExpiresAt = (now: Date): Date => new Date(now.getTime() + lifetimeMs);

/** Another code may be sent if the last one is from this time or before. */
export const codeBefore = (now: Date): Date => new Date(now.getTime() - resendAfterSeconds * 1000);

/** The time from which another code may be sent. @param codeSentAt of the last one */
export const nextCodeAt = (codeSentAt: Date): Date =>
  new Date(codeSentAt.getTime() + resendAfterSeconds * 1000);

/**
 * @param until times before which no other code is sent; undefined if there is no limit
 * @returns whole seconds; 0 means at once
 */
export const resendAfterOf = (until: readonly (Date | undefined)[], now: Date): number =>
  Math.max(0, ...until.map((end) => (end ? Math.ceil((end.getTime() - now.getTime()) / 1000) : 0)));
