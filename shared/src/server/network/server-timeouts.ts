/**
 * Settings of node:http servers, milliseconds: a request that has not arrived whole by then is cut (408), whatever is read of it
 * or nothing. Longer than a form may take, which is answered by a page; with the interval less than a minute.
 */
export const serverTimeouts = {
  headersTimeout: 20_000,
  requestTimeout: 45_000,
  connectionsCheckingInterval: 5_000,
};
