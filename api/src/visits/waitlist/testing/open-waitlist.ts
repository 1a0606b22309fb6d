import type { JoinWaitlistInput, WaitlistEntry } from '@enerabi/shared/contract';
import { type Kysely, sql } from 'kysely';
import type { Reply } from '../../../identity/testing/open-app.ts';
import type { Schema } from '../../../platform/db/schema.ts';
import { wallClockText } from '../../../platform/db/wall-clock-text.ts';
import { type BookingSite, startsAt } from '../../bookings/testing/booking-site.ts';
import { cancelBookingOf } from '../../member-bookings/cancel-booking.ts';
import { type RenewedWaitlist, renewWaitlist } from '../renew-waitlist.ts';
import { waitlistToken } from '../waitlist-token.ts';

export interface OpenWaitlist {
  /** For the sample's time, unless `known` says another. */
  join: (mailaddress: string, known?: Partial<JoinWaitlistInput>) => Promise<Reply>;
  /** Of the newest entry of the address. */
  token: (mailaddress: string) => Promise<string>;
  entry: (mailaddress: string) => Promise<WaitlistEntry>;
  leave: (mailaddress: string) => Promise<Reply>;
  /** Cancels the sample booking, or that of another address. */
  cancelFirst: () => Promise<void>;
  cancel: (mailaddress: string) => Promise<void>;
  /** Does what is due now. */
  renew: () => Promise<RenewedWaitlist>;
  /** Lets the time of all offers be over. */
  expire: () => Promise<void>;
  /** Offers that hold capacity, by their time. */
  offers: () => Promise<{ contact_key: string; starts_at: string }[]>;
  /** Subjects of the mails to an address, in order; those of its booking left out. */
  subjects: (mailaddress: string) => Promise<string[]>;
}

export function openWaitlist(db: Kysely<Schema>, { app, ids, linkKey }: BookingSite): OpenWaitlist {
  const mails = {
    site: { name: 'えんえらび', origin: 'http://localhost:3000' },
    linkKey,
    desk: undefined,
  };
  const token = async (mailaddress: string): Promise<string> => {
    const query = db.selectFrom('waitlist_entry').select(['id', 'contact_key']);
    const own = query.where('contact_key', '=', mailaddress.toLowerCase()).orderBy('id', 'desc');
    const { id, contact_key } = await own.limit(1).executeTakeFirstOrThrow();
    return waitlistToken(linkKey, id, contact_key);
  };
  const cancel = async (mailaddress: string): Promise<void> => {
    const query = db.selectFrom('booking').select('id').where('contact_key', '=', mailaddress);
    const { id } = await query.where('cancelled_at', 'is', null).executeTakeFirstOrThrow();
    await cancelBookingOf(db, { owner: { bookingId: id, accountId: null }, ...mails }, new Date());
  };
  return {
    join: (mailaddress, known = {}) =>
      app.post('/api/one_stop/waitlist', {
        facility_id: ids.a,
        desired_reservation_datetime: startsAt,
        mailaddress,
        ...known,
      }),
    token,
    entry: async (mailaddress) => {
      const query = new URLSearchParams({ token: await token(mailaddress) });
      return (await app.get(`/api/one_stop/waitlist?${query}`)).body as unknown as WaitlistEntry;
    },
    leave: async (mailaddress) =>
      app.post('/api/one_stop/leave_waitlist', { token: await token(mailaddress) }),
    cancelFirst: () => cancel('hanako@example.jp'),
    cancel,
    renew: () => renewWaitlist(db, mails, new Date()),
    expire: async () => {
      await sql`update visit_offer set expires_at = ${new Date(Date.now() - 1)} where ended_at is null`.execute(
        db,
      );
    },
    offers: async () => {
      const { rows } = await sql<{ contact_key: string; starts_at: string }>`
        select contact_key, ${wallClockText(sql`starts_at`)} as starts_at from visit_offer
        where ended_at is null order by visit_offer.starts_at
      `.execute(db);
      return rows;
    },
    subjects: async (mailaddress) => {
      const query = db.selectFrom('mail').select('subject').where(sql`lower(recipient)`, '=', mailaddress);
      const mailed = await query.orderBy('id').execute();
      return mailed
        .map(({ subject }) => subject.replace(/^【.+?】/, ''))
        .filter((subject) => !subject.startsWith('見学を予約'));
    },
  };
}
