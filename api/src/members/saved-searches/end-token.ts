import { timingSafeEqual } from 'node:crypto';
import { keyedHash } from '../../identity/secret/secrets.ts';

/**
 * The token in the mails of a search, which ends them without a login. It is derived, so that the database holds nothing
 * by which somebody could end another's mails. Ids are not used again.
 */
export const endToken = (key: Buffer, savedSearchId: number): string =>
  `${savedSearchId}.${keyedHash(key, 'end', savedSearchId).toString('base64url')}`;

/** @returns the search that the token ends; undefined if it is not one of ours */
export function searchOfToken(key: Buffer, token: string): number | undefined {
  const id = Number(/^([1-9]\d{0,9})\./.exec(token)?.[1]);
  if (!(id <= 2_147_483_647)) return undefined;
  const [given, known] = [Buffer.from(token), Buffer.from(endToken(key, id))];
  return given.length === known.length && timingSafeEqual(given, known) ? id : undefined;
}
