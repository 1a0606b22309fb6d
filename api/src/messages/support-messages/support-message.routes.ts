import { dayInJapan } from '@enerabi/shared/clock';
import { listSupportMessages, postSupportMessage } from '@enerabi/shared/contract';
import type { Auth } from '../../identity/auth/create-auth.ts';
import { type MountedOperation, operation } from '../../platform/http/operation.ts';
import { orNotFound } from '../../platform/http/or-not-found.ts';
import { idempotencyKeyOf } from '../../platform/idempotency/request-key.ts';
import { storeSupportMessage } from './store-support-message.ts';
import { claimsOfSupportMessage } from './support-claim.rules.ts';
import { findMessages } from './support-message.queries.ts';

interface SupportMessaging {
  auth: Pick<Auth, 'db' | 'countedFor' | 'clientNetworkOf'>;
  /** Hashes idempotency keys. */
  secret: Buffer;
}

export const supportMessageRoutes = ({ auth, secret }: SupportMessaging): MountedOperation[] => [
  operation(listSupportMessages, async ({ query }) =>
    orNotFound(
      'facility',
      query.facility_path_name,
      await findMessages(auth.db, { ...query, today: dayInJapan(new Date()) }),
    ),
  ),

  operation(postSupportMessage, async ({ body: message, request, clientAddress }) => {
    const now = new Date();
    const { network } = auth.clientNetworkOf(clientAddress);
    const claimed = { message, network, idempotencyKey: idempotencyKeyOf(request) };
    const claims = claimsOfSupportMessage(secret, claimed, now);
    const sending = { message, network, claims, countedFor: auth.countedFor };
    return auth.db.transaction().execute((transaction) => storeSupportMessage(transaction, sending, now));
  }),
];
