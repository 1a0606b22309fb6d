import { beforeAll, beforeEach, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { describeOnDatabases } from '../../testing/databases.ts';
import { bookingToken } from '../member-bookings/booking-owner.ts';
import { type BookingSite, openBookingSite, startsAt } from './testing/booking-site.ts';

describeOnDatabases('many families at one moment', (database) => {
  let site: BookingSite;
  beforeAll(async () => {
    site = await openBookingSite(database.db);
  });
  beforeEach(() => site.forget());

  /** Each family from its own network. */
  const family = (n: number) =>
    [{ person_contact_mail: `family${n}@example.jp` }, { from: `198.51.100.${n}` }] as const;
  const contest = async (families: number, room: number) => {
    await site.forget();
    const taken = { capacity: room + 2, families_left: room, reserved_elsewhere: 2 };
    const slot = await site.addSlot(startsAt, taken);
    const replies = await Promise.all(Array.from({ length: families }, (_, n) => site.book(...family(n))));
    return { slot, replies };
  };

  it('are as many as there is capacity, and the others are told', async () => {
    for (const room of [1, 1, 1, 3]) {
      const { slot, replies } = await contest(30, room);
      const won = replies.filter(({ status }) => status === 200);
      const lost = replies.filter(({ body }) => body.code === 'slot_full');
      expect([won.length, lost.length]).toEqual([room, 30 - room]);
      expect(lost.every(({ status, body }) => status === 400 && body.success === false)).toBe(true);
      expect(await site.left(slot)).toBe(0);
      expect(await site.discrepancies()).toEqual([]);
      const { rows } = await sql`select count(*) as mails from mail`.execute(database.db);
      expect(rows).toEqual([{ mails: 2 * room }]);
    }
  });

  it('of which one family tries every slot of a facility at once, gets one', async () => {
    const days = Array.from({ length: 10 }, (_, n) => `2099-05-${String(n + 10)} 10:00:00`);
    for (const day of days) await site.addSlot(day);
    const replies = await Promise.all(
      days.map((desired_reservation_datetime) => site.book({ desired_reservation_datetime })),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(replies.filter(({ body }) => body.code === 'facility_already_booked')).toHaveLength(9);
    expect(await site.discrepancies()).toEqual([]);
  });

  it('book and cancel without capacity lost or gained, and search follows', async () => {
    const { slot } = await contest(20, 3);
    const booked = await database.db.selectFrom('booking').select(['id', 'contact_key']).execute();
    const tokens = booked.map(({ id, contact_key }) => bookingToken(site.linkKey, id, contact_key));
    const cancel = (token: string) => site.app.post('/api/one_stop/cancel_booking', { token });
    const [cancelled] = await Promise.all([
      Promise.all([...tokens, ...tokens].map(cancel)),
      Promise.all(Array.from({ length: 10 }, (_, n) => site.book(...family(n + 30)))),
    ]);
    expect(cancelled.map(({ status }) => status)).toEqual(cancelled.map(() => 200));
    expect(await site.discrepancies()).toEqual([]);
    await Promise.all(Array.from({ length: 10 }, (_, n) => site.book(...family(n + 50))));
    expect(await site.left(slot)).toBe(0);
    expect(await site.discrepancies()).toEqual([]);
    const { rows } = await sql`
      select bookable_at = '{}' as is_full from facility_booking where facility_id = ${site.ids.a}
    `.execute(database.db);
    expect(rows).toEqual([{ is_full: true }]);
  });
});
