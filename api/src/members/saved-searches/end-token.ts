import { idInToken, isSameToken, linkToken } from '../../identity/secret/link-token.ts';

/** The token in the mails of a search, which ends them. Ids are not used again. */
export const endToken = (key: Buffer, savedSearchId: number): string => linkToken(key, savedSearchId, 'end');

/** @returns the search that the token ends; undefined if it is not one of ours */
export function searchOfToken(key: Buffer, token: string): number | undefined {
  const id = idInToken(token);
  return id !== undefined && isSameToken(token, endToken(key, id)) ? id : undefined;
}
