/**
 * Settings of node:http servers, milliseconds: a request that has not arrived completely by then is cut off (408).
 * Longer than the limit for a form, whose error is a page; with the interval less than a minute.
 */
export const serverTimeouts = {
  headersTimeout: 20_000,
  requestTimeout: 45_000,
  connectionsCheckingInterval: 5_000,
};

/** Longer than a reverse proxy keeps an idle connection (nginx: 60 s), so that the proxy closes it first. */
export const keepAliveMs = 75_000;
