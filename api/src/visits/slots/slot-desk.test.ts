import { beforeAll, beforeEach, expect, it } from '@jest/globals';
import { describeOnDatabases } from '../../testing/databases.ts';
import { insertMember } from '../../testing/member.ts';
import { type BookingSite, openBookingSite, startsAt } from '../bookings/testing/booking-site.ts';
import { addSlot, closeDay } from './slot-desk.writes.ts';

const day = startsAt.slice(0, 10);

describeOnDatabases('closing a day', (database) => {
  let site: BookingSite;
  beforeAll(async () => {
    site = await openBookingSite(database.db);
  });
  beforeEach(() => site.forget());

  const close = () => closeDay(database.db, { facility: 'a', day }, new Date());
  const family = (n: number) =>
    [{ person_contact_mail: `f${n}@example.jp` }, { from: `198.51.100.${n}` }] as const;

  it('while families book loses no booking, and nobody gets an error that says nothing', async () => {
    for (let round = 0; round < 5; round += 1) {
      await site.forget();
      await site.addSlot(startsAt, { capacity: 10, families_left: 10 });
      const bookings = Array.from({ length: 12 }, (_, n) => site.book(...family(n)));
      const [closed, ...replies] = await Promise.all([close(), ...bookings]);
      const booked = replies.filter(({ status }) => status === 200).map(({ body }) => body.reference);
      const refused = replies.filter(({ status }) => status !== 200);
      for (const { status, body } of refused)
        expect([
          status,
          body.success,
          ['slot_not_found', 'slot_full', 'booking_closed'].includes(body.code),
        ]).toEqual([400, false, true]);
      expect(closed.booked.every((reference) => booked.includes(reference))).toBe(true);
      expect(booked.length > 0 ? closed.removed : 0).toBe(0);
      expect(await site.discrepancies()).toEqual([]);
    }
  });

  it('keeps it closed when a family cancels', async () => {
    const slot = await site.addSlot(startsAt, { capacity: 1, families_left: 1 });
    const { authorization } = await insertMember(database.db);
    await site.book({}, { authorization });
    expect(await close()).toMatchObject({ removed: 0, closed: 1 });
    const list = await site.app.get('/api/one_stop/bookings', { authorization });
    const { booking_id } = list.body.bookings[0];
    await site.app.post('/api/one_stop/cancel_booking', { booking_id }, { authorization });
    expect(await site.left(slot)).toBe(1);
    expect((await site.book(...family(1))).body.code).toBe('booking_closed');
    expect(await close()).toEqual({ removed: 1, closed: 0, booked: [] });
  });

  it('while a family moves there does not deadlock', async () => {
    for (let round = 0; round < 5; round += 1) {
      await site.forget();
      const member = await insertMember(database.db);
      await site.addSlot('2099-05-20 10:00:00');
      await site.addSlot(startsAt);
      const { authorization } = member;
      await site.book({ desired_reservation_datetime: '2099-05-20 10:00:00' }, { authorization });
      const list = await site.app.get('/api/one_stop/bookings', { authorization });
      const moved = {
        booking_id: list.body.bookings[0].booking_id,
        desired_reservation_datetime: startsAt,
      };
      const [reply] = await Promise.all([
        site.app.post('/api/one_stop/change_booking', moved, { authorization }),
        close(),
      ]);
      expect([200, 400]).toContain(reply.status);
      expect(await site.discrepancies()).toEqual([]);
    }
  });

  it('keeps what the facility has given away itself, and what demonstration data would make anew', async () => {
    await site.addSlot(startsAt, { families_left: 2, reserved_elsewhere: 1 });
    expect(await close()).toEqual({ removed: 0, closed: 1, booked: [] });
    await site.forget();
    await site.addSlot();
    const demo = (is_demo: boolean) =>
      database.db.updateTable('facility').set({ is_demo }).where('id', '=', site.ids.a).execute();
    await demo(true);
    try {
      expect(await close()).toEqual({ removed: 0, closed: 1, booked: [] });
    } finally {
      await demo(false);
    }
  });

  it('of an unknown facility, or one without bookings, says so', async () => {
    for (const facility of ['phone', 'none'])
      await expect(closeDay(database.db, { facility, day }, new Date())).rejects.toThrow(
        /^(phone|There is no)/,
      );
  });
});

describeOnDatabases('adding a slot', (database) => {
  beforeAll(() => openBookingSite(database.db));

  it('is refused if its booking would be over', async () => {
    const slot = {
      facility: 'a',
      starts_at: startsAt,
      ends_at: '2099-05-21 11:00:00',
      capacity: 3,
      child_class_ids: [],
      book_by: '2099-05-20 17:00:00',
      cancel_by: '2099-05-20 17:00:00',
    };
    const at = (clock: string) => addSlot(database.db, slot, new Date(`${clock}+09:00`));
    await expect(at('2099-05-20T17:00:00')).rejects.toThrow('would have ended at 2099-05-20 17:00:00');
    await at('2099-05-20T16:59:59');
  });
});
