import { beforeAll, beforeEach, expect, it } from '@jest/globals';
import { describeOnDatabases } from '../../testing/databases.ts';
import { insertMember, type TestMember } from '../../testing/member.ts';
import { type BookingSite, openBookingSite, startsAt } from './testing/booking-site.ts';

const later = '2099-05-28 14:00:00';

describeOnDatabases('changing the time of a visit', (database) => {
  let site: BookingSite;
  let member: TestMember;
  let [slot, other] = [0, 0];
  beforeAll(async () => {
    site = await openBookingSite(database.db);
  });
  beforeEach(async () => {
    await site.forget();
    member = await insertMember(database.db);
    slot = await site.addSlot();
    other = await site.addSlot(later, { capacity: 1, families_left: 1 });
  });

  const book = async (known = {}, { authorization } = member) => {
    const { body } = await site.book(known, { authorization });
    const query = database.db.selectFrom('booking').select('id').where('reference', '=', body.reference);
    return (await query.executeTakeFirstOrThrow()).id;
  };
  const change = (booking_id: number, to: string, { authorization } = member) =>
    site.app.post(
      '/api/one_stop/change_booking',
      { booking_id, desired_reservation_datetime: to },
      { authorization },
    );
  const left = async () => [await site.left(slot), await site.left(other)];

  it('takes the new capacity, releases the old one, and says so to the facility and the family', async () => {
    const id = await book();
    const before = await database.db.selectFrom('mail').selectAll().execute();
    const reply = await change(id, later);
    expect(reply).toMatchObject({
      status: 200,
      body: { success: true, message: '見学の日時を変更しました。', starts_at: later },
    });
    expect(await left()).toEqual([3, 0]);
    expect(await site.discrepancies()).toEqual([]);
    const mails = await database.db.selectFrom('mail').selectAll().orderBy('id').execute();
    const words = expect.stringContaining('2099年5月28日（木）14:00');
    expect(mails.slice(before.length)).toMatchObject([
      { recipient: 'a@facility.test', subject: words },
      { recipient: 'hanako@example.jp', text_body: words },
      { recipient: member.mailaddress, text_body: words },
    ]);
    const { authorization } = member;
    const file = await site.app.app.request(`/api/one_stop/booking_calendar?booking_id=${id}`, {
      headers: { authorization },
    });
    expect(await file.text()).toMatch(/SEQUENCE:1\r\n/);
  });

  it('to its own time changes nothing', async () => {
    const id = await book();
    expect((await change(id, startsAt)).status).toBe(200);
    expect(await left()).toEqual([2, 1]);
    expect(await database.db.selectFrom('mail').selectAll().execute()).toHaveLength(2);
  });

  it('to a visit that is full, or that there is not, leaves everything as it was', async () => {
    const id = await book();
    await site.book({ person_contact_mail: 'first@example.jp', desired_reservation_datetime: later });
    for (const [to, code] of [
      [later, 'slot_full'],
      ['2099-06-30 10:00:00', 'slot_not_found'],
    ] as const)
      expect(await change(id, to)).toMatchObject({ status: 400, body: { success: false, code } });
    expect(await left()).toEqual([2, 0]);
    expect(await site.discrepancies()).toEqual([]);
  });

  it('is for its own member, in time, and for a visit that was not cancelled', async () => {
    const id = await book();
    const stranger = await insertMember(database.db);
    expect(await change(id, later, stranger)).toMatchObject({ status: 404 });
    expect(await change(2_000_000_000, later)).toMatchObject({ status: 404 });
    await database.db
      .updateTable('booking')
      .set({ cancel_by: new Date(Date.now() - 1_000) })
      .execute();
    expect(await change(id, later)).toMatchObject({ status: 409, body: { code: 'too_late_to_change' } });
    await database.db.updateTable('booking').set({ cancelled_at: new Date() }).execute();
    expect(await change(id, later)).toMatchObject({ status: 409, body: { code: 'booking_cancelled' } });
  });

  it('of two families that exchange their times does not deadlock, and loses no capacity', async () => {
    const neighbour = await insertMember(database.db);
    await database.db.updateTable('visit_slot').set({ capacity: 2, families_left: 2 }).execute();
    for (let round = 0; round < 5; round += 1) {
      await database.db.deleteFrom('booking').execute();
      await database.db.updateTable('visit_slot').set({ families_left: 2 }).execute();
      const one = await book();
      const two = await book(
        { person_contact_mail: 'two@example.jp', desired_reservation_datetime: later },
        neighbour,
      );
      const replies = await Promise.all([change(one, later), change(two, startsAt, neighbour)]);
      expect(replies.map(({ status }) => status)).toEqual([200, 200]);
      expect(await left()).toEqual([1, 1]);
      expect(await site.discrepancies()).toEqual([]);
    }
  });

  it('to a visit with room for one, which many families want, is done for one', async () => {
    const members = await Promise.all(Array.from({ length: 3 }, () => insertMember(database.db)));
    const ids: number[] = [];
    for (const [n, one] of members.entries())
      ids.push(await book({ person_contact_mail: `f${n}@example.jp` }, one));
    const replies = await Promise.all(ids.map((id, n) => change(id, later, members[n])));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
    expect(await left()).toEqual([1, 0]);
    expect(await site.discrepancies()).toEqual([]);
  });
});
