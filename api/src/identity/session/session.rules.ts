/** A session ends after this time, even if it is refreshed; then the member logs in again. */
export const sessionLifetimeSeconds = 30 * 86_400;
/** A device that was not used for this time is signed out. */
export const sessionIdleSeconds = 14 * 86_400;
/** Lifetime of an id token: `ExpiresIn`. */
export const idTokenLifetimeSeconds = 600;

const later = (now: Date, seconds: number): Date => new Date(now.getTime() + seconds * 1000);

export const sessionEndsAt = (now: Date): Date => later(now, sessionLifetimeSeconds);

/** A session that was last refreshed at this time or before is over. */
export const idleSince = (now: Date): Date => later(now, -sessionIdleSeconds);
