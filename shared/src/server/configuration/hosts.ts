const wildcards = ['0.0.0.0', '::'];
const loopbacks = ['127.0.0.1', '::1', 'localhost'];

/** Whether a server that listens on `host` can be reached from this machine only. */
export const isLoopback = (host: string): boolean =>
  loopbacks.includes(host) || /^127(\.\d{1,3}){3}$/.test(host);

const inAddress = (host: string): string => (host.includes(':') ? `[${host}]` : host);

/** A host at which this machine reaches a server that listens on `host`. */
export const reachableHost = (host: string): string =>
  inAddress(wildcards.includes(host) ? '127.0.0.1' : host);

/** The same for a person's browser: `localhost` if possible. */
export const shownHost = (host: string): string =>
  wildcards.includes(host) || loopbacks.includes(host) ? 'localhost' : inAddress(host);
