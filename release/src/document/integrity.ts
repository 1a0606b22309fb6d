import { createHash } from 'node:crypto';

/** @returns the SRI string of bytes, `sha384-` and base64 (W3C Subresource Integrity) */
export const sha384 = (bytes: Uint8Array | string): string =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
