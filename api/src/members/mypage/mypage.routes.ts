import { dayInJapan, momentOf } from '@enerabi/shared/clock';
import { sentMessagesPerPage } from '@enerabi/shared/constants';
import { getMypage, getSentMessage, listSentMessages } from '@enerabi/shared/contract';
import type { Kysely } from 'kysely';
import type { Authenticate } from '../../identity/auth/authenticate.ts';
import type { Schema } from '../../platform/db/schema.ts';
import { type MountedOperation, operation } from '../../platform/http/operation.ts';
import { orNotFound } from '../../platform/http/or-not-found.ts';
import { pageRange } from '../../platform/http/page-range.ts';
import { adoptBookings } from '../../visits/member-bookings/adopt-bookings.writes.ts';
import { accountIsClosed } from '../profile/account.queries.ts';
import { findMypage } from './mypage.queries.ts';
import { findSentMessage, findSentMessages } from './sent-message.queries.ts';

export interface MypageRoutes {
  db: Kysely<Schema>;
  authenticate: Authenticate;
}

export const mypageRoutes = ({ db, authenticate }: MypageRoutes): MountedOperation[] => [
  operation(getMypage, async ({ request }) => {
    const { accountId } = await authenticate(request);
    await adoptBookings(db, accountId);
    return (await findMypage(db, accountId, momentOf(new Date()))) ?? accountIsClosed();
  }),

  operation(listSentMessages, async ({ query: { page }, request }) => {
    const { accountId } = await authenticate(request);
    const part = pageRange(page, sentMessagesPerPage);
    const sent = await findSentMessages(db, { accountId, ...part, today: dayInJapan(new Date()) });
    return { ...sent, page, limit: part.limit };
  }),

  operation(getSentMessage, async ({ query: { reference }, request }) => {
    const { accountId } = await authenticate(request);
    const today = dayInJapan(new Date());
    return orNotFound('message', reference, await findSentMessage(db, { accountId, reference, today }));
  }),
];
