import { randomFillSync } from 'node:crypto';

export interface SecurityPolicy {
  /** Origins of map tiles, where there are any. */
  images: readonly string[];
  /** Development servers of remotes; none in production. */
  development: readonly string[];
  isHttps: boolean;
}

const nonceBytes = 16;
/** Asking the system for each nonce takes a twentieth of what the server spends on a page, not counting its rendering. */
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
 * The policy allows only what it names; scripts run by nonce, and what they load by `strict-dynamic`. No
 * `unsafe-inline`, no `unsafe-eval`.
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
    // The map's worker is a file of the release; without a line of its own, browsers disagree on `strict-dynamic` here.
    `worker-src ${sources("'self'", ...development)}`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...(isHttps ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

/** Headers of every response, whatever it is. */
export const commonHeaders = (isHttps: boolean): [string, string][] => [
  ['x-content-type-options', 'nosniff'],
  ['referrer-policy', 'strict-origin-when-cross-origin'],
  ['x-frame-options', 'DENY'],
  ['permissions-policy', 'camera=(), microphone=(), payment=(), usb=(), geolocation=(self)'],
  ['cross-origin-opener-policy', 'same-origin'],
  ...(isHttps ? ([['strict-transport-security', 'max-age=31536000']] as [string, string][]) : []),
];
