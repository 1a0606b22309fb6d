/** Browsers poll `builds/latest.json` at this interval (R7.1). */
export const pollSeconds = 30;
/** Fallbacks in the public document: every visitor fetches it, and no server has time to try more. */
export const maximumFallbacks = 3;
/** A rollback without a named release goes back at most this many releases. */
export const maximumKnownGood = 10;
/** Unproven releases that are kept; they never replace a known good one. */
export const maximumOthers = 5;
/** Retired releases in the public document: every visitor fetches it, and pages of older ones are not open any more. */
export const maximumRetired = 100;
