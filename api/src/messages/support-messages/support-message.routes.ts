import { dayInJapan } from '@enerabi/shared/clock';
import { listSupportMessages, postSupportMessage } from '@enerabi/shared/contract';
import type { Auth } from '../../identity/auth/create-auth.ts';
import { type MountedOperation, operation } from '../../platform/http/operation.ts';
import { orNotFound } from '../../platform/http/or-not-found.ts';
import { storeSupportMessage } from './store-support-message.ts';
import { findMessages } from './support-message.queries.ts';

type Answering = Pick<Auth, 'db' | 'countedFor' | 'clientNetworkOf'>;

export const supportMessageRoutes = ({ db, countedFor, clientNetworkOf }: Answering): MountedOperation[] => [
  operation(listSupportMessages, async ({ query }) =>
    orNotFound(
      'facility',
      query.facility_path_name,
      await findMessages(db, { ...query, today: dayInJapan(new Date()) }),
    ),
  ),

  operation(postSupportMessage, async ({ body, clientAddress }) => {
    const sending = { message: body, network: clientNetworkOf(clientAddress).network, countedFor };
    return db.transaction().execute((transaction) => storeSupportMessage(transaction, sending, new Date()));
  }),
];
