import type { Moment } from '@enerabi/shared/clock';
import type { Mypage } from '@enerabi/shared/contract';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import { findBookings } from '../../visits/member-bookings/member-booking.queries.ts';
import { findFavoriteFacilities } from '../favorites/favorite-facility.queries.ts';
import { favoriteJob } from '../favorites/favorite-kind.ts';
import { findSentMessages } from './sent-message.queries.ts';

/** How many of each the page shows. */
const most = 3;

/** Everything that is pending for the member; undefined if the account is closed. */
export async function findMypage(
  db: Kysely<Schema>,
  accountId: number,
  moment: Moment,
): Promise<Mypage | undefined> {
  const part = { accountId, limit: most };
  const [account, visits, facilities, messages] = await Promise.all([
    findAccount(db, accountId),
    findBookings(db, { ...part, ...moment, when: 'upcoming' }),
    findFavoriteFacilities(db, part),
    findSentMessages(db, { ...part, today: moment.today }),
  ]);
  return (
    account && {
      has_basic_information: account.has_basic_information,
      visits: { total: visits.total, next: visits.bookings },
      favorite_facilities: { total: facilities.total, latest: facilities.facilities },
      favorite_jobs: { total: account.favorite_jobs },
      messages: { total: messages.total, latest: messages.messages },
    }
  );
}

interface AccountRow {
  has_basic_information: boolean;
  favorite_jobs: number;
}

async function findAccount(db: Kysely<Schema>, accountId: number): Promise<AccountRow | undefined> {
  const { rows } = await sql<AccountRow>`
    select basic_information_at is not null as has_basic_information,
      ${favoriteJob.total(accountId)} as favorite_jobs
    from account where id = ${accountId}
  `.execute(db);
  return rows[0];
}
