import { getWaitlistEntry, joinWaitlist, leaveWaitlist, listWaitlistEntries } from '@enerabi/shared/contract';
import type { Auth } from '../../identity/auth/create-auth.ts';
import { limits } from '../../identity/throttle/limits.ts';
import { countTries } from '../../identity/throttle/throttle.ts';
import { type MountedOperation, operation } from '../../platform/http/operation.ts';
import { orNotFound } from '../../platform/http/or-not-found.ts';
import { joinWaitlist as join } from './join-waitlist.ts';
import { leaveWaitlist as leave } from './leave-waitlist.ts';
import { entryIdOf, findEntriesOf, findEntry } from './waitlist-entry.queries.ts';
import type { WaitlistMails } from './waitlist-mails.ts';

export interface WaitlistRoutes extends WaitlistMails {
  auth: Auth;
}

export const waitlistRoutes = ({ auth, ...mails }: WaitlistRoutes): MountedOperation[] => {
  const { db } = auth;
  return [
    operation(joinWaitlist, async ({ body, clientAddress }) => {
      const now = new Date();
      const { network } = auth.clientNetworkOf(clientAddress);
      // Refused tries count, too, since a refusal may reveal that an address has booked.
      await countTries(db, [auth.countedFor(limits.bookingTriesOfNetwork, network)], now);
      return join(db, { auth, ...mails }, body, now);
    }),

    operation(getWaitlistEntry, async ({ query: { token } }) => {
      const entryId = await entryIdOf(db, mails.linkKey, token);
      return orNotFound('waitlist_entry', 'with this link', await findEntry(db, entryId, new Date()));
    }),

    operation(listWaitlistEntries, async ({ request }) => {
      const { accountId } = await auth.authenticate(request);
      return { entries: await findEntriesOf(db, { linkKey: mails.linkKey, accountId }, new Date()) };
    }),

    operation(leaveWaitlist, async ({ body: { token } }) => {
      await leave(db, await entryIdOf(db, mails.linkKey, token), new Date());
      return {};
    }),
  ];
};
