import { linkToken } from '../../identity/secret/link-token.ts';

/** The token of the link in a waiting family's mails, by which it sees its position, leaves, and books what it is offered. */
export const waitlistToken = (key: Buffer, entryId: number, contactKey: string): string =>
  linkToken(key, entryId, 'waitlist', contactKey);
