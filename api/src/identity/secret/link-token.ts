import { timingSafeEqual } from 'node:crypto';
import { keyedHash } from './secrets.ts';

/**
 * A token in the link of a mail, which allows one thing without a login: an id, and a keyed hash of it. It is derived,
 * so that the database holds nothing by which somebody could make another's.
 * @param about the purpose, and what ends the token when it changes
 */
export const linkToken = (key: Buffer, id: number, ...about: readonly string[]): string =>
  `${id}.${keyedHash(key, ...about, id).toString('base64url')}`;

/** The id that a token names, whoever made it. @returns undefined for text that is no token */
export function idInToken(token: string): number | undefined {
  const id = Number(/^([1-9]\d{0,9})\./.exec(token)?.[1]);
  return id <= 2_147_483_647 ? id : undefined;
}

/** Compares in a time that does not depend on the texts. */
export function isSameToken(given: string, known: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(known)];
  return one.length === other.length && timingSafeEqual(one, other);
}
