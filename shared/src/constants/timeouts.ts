/** Time limits of a call to the API, from a page and at the gateway: a GET, and any other. */
export const readTimeoutMs = 3_000;
export const writeTimeoutMs = 10_000;
/** The time limit of a GET in a browser: the gateway's answer may take seconds on a slow line. */
export const browserReadTimeoutMs = 10_000;
/** The time limit for a form without scripts, enough for a slow line. */
export const formTimeoutMs = 30_000;
/** `Retry-After` of a 503: short failures are usually over by then. */
export const retryAfterSeconds = 5;
export const loadingIndicatorTimeoutMs = 10_000;
/** A shorter wait shows no indicator, since one that flashes disturbs. */
export const loadingIndicatorDelayMs = 300;
export const prefetchAfterMs = 1_000;
