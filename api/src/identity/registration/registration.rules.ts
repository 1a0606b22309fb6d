import { resendAfterSeconds } from '@enerabi/shared/constants';

const lifetimeMs = 86_400_000;

export const registrationExpiresAt = (now: Date): Date => new Date(now.getTime() + lifetimeMs);

/** The last code must be from this instant, or before, for another to be sent. */
export const codeBefore = (now: Date): Date => new Date(now.getTime() - resendAfterSeconds * 1000);

/** From when another may be sent. @param codeSentAt of the last one */
export const nextCodeAt = (codeSentAt: Date): Date =>
  new Date(codeSentAt.getTime() + resendAfterSeconds * 1000);

/**
 * @param until instants before which no other code is sent; undefined where nothing is in the way
 * @returns whole seconds; 0 is at once
 */
export const resendAfterOf = (until: readonly (Date | undefined)[], now: Date): number =>
  Math.max(0, ...until.map((end) => (end ? Math.ceil((end.getTime() - now.getTime()) / 1000) : 0)));
