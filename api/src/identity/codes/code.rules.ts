import { randomBytes, randomInt } from 'node:crypto';
import { authenticationCodeLength } from '@enerabi/shared/constants';

/** Lifetime of codes and of links. */
export const codeLifetimeSeconds = 30 * 60;

export const codeExpiresAt = (now: Date): Date => new Date(now.getTime() + codeLifetimeSeconds * 1000);

/** Six digits, uniformly distributed. */
export const makeCode = (): string =>
  String(randomInt(10 ** authenticationCodeLength)).padStart(authenticationCodeLength, '0');

/** 256 bits, base64url. */
export const makeToken = (): string => randomBytes(32).toString('base64url');
