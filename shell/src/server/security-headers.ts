import { randomFillSync } from 'node:crypto';

export interface SecurityPolicy {
  /** Origins of map tiles, if there are any. */
  images: readonly string[];
  /** Development servers of remotes; none in production. */
  development: readonly string[];
  isHttps: boolean;
}

const nonceBytes = 16;
/**
 * Random bytes for many nonces: asking the system for each one takes a twentieth of the server's own time for a page.
 */
const random = Buffer.alloc(256 * nonceBytes);
let used = random.length;

/** 128 bits, new for every response. */
export function newNonce(): string {
  if (used === random.length) {
    randomFillSync(random);
    used = 0;
  }
  used += nonceBytes;
  return random.toString('base64', used - nonceBytes, used);
}

/**
 * The content security policy. Scripts run by nonce, and the scripts that they load by `strict-dynamic`. It has no
 * `unsafe-inline` and no `unsafe-eval`.
 */
export function contentSecurityPolicy(
  nonce: string,
  { images, development, isHttps }: SecurityPolicy,
): string {
  const sources = (...names: readonly string[]): string => names.join(' ');
  const sockets = development.map((origin) => origin.replace(/^http/, 'ws'));
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src ${sources("'self'", `'nonce-${nonce}'`, ...development)}`,
    `img-src ${sources("'self'", 'data:', ...images, ...development)}`,
    `font-src ${sources("'self'", ...development)}`,
    `connect-src ${sources("'self'", ...development, ...sockets)}`,
    "manifest-src 'self'",
    // The map's worker is a file of the release. Without a directive of its own, browsers disagree on `strict-dynamic`
    // here.
    `worker-src ${sources("'self'", ...development)}`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...(isHttps ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

/** Headers of every response. */
export const commonHeaders = (isHttps: boolean): [string, string][] => [
  ['x-content-type-options', 'nosniff'],
  ['referrer-policy', 'strict-origin-when-cross-origin'],
  ['x-frame-options', 'DENY'],
  ['permissions-policy', 'camera=(), microphone=(), payment=(), usb=(), geolocation=(self)'],
  ['cross-origin-opener-policy', 'same-origin'],
  ...(isHttps ? ([['strict-transport-security', 'max-age=31536000']] as [string, string][]) : []),
];
