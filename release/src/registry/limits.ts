/** Browsers ask for `builds/latest.json` so often (R7.1). */
export const pollSeconds = 30;
/** Fallbacks that the public document names: every visitor fetches it, and no server has time to try more. */
export const maximumFallbacks = 3;
/** A rollback without a named release goes back at most so many releases. */
export const maximumKnownGood = 10;
/** Unproven releases that are kept; they never take the place of a known good one. */
export const maximumOthers = 5;
