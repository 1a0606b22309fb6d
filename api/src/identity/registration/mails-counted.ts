import type { Auth } from '../auth/create-auth.ts';
import type { Counted } from '../throttle/attempt.queries.ts';
import { limits } from '../throttle/limits.ts';

/** The subjects that a registration mail is counted for. */
export const mailsCounted = (
  { countedFor }: Pick<Auth, 'countedFor'>,
  mailaddressKey: string,
  network: string,
): Counted[] => [
  countedFor(limits.mailsFromNetwork, mailaddressKey, network),
  countedFor(limits.mailsToAddress, mailaddressKey),
];
