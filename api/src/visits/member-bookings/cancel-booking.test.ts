import { beforeAll, beforeEach, expect, it } from '@jest/globals';
import type { Hono } from 'hono';
import { sql } from 'kysely';
import { createApp } from '../../app.ts';
import { saveFacilities } from '../../catalogue/facilities/save-facilities.ts';
import { describeOnDatabases } from '../../testing/databases.ts';
import { insertMember, type TestMember } from '../../testing/member.ts';
import { sampleBooking } from '../../testing/member-rows.ts';
import { ownerOf } from '../../testing/owner-of.ts';
import { requestAs } from '../../testing/request-as.ts';
import { sampleRecord } from '../../testing/sample-record.ts';
import { type Owner, sampleSlot } from '../../testing/sample-rows.ts';
import { cancelBookingOf } from './cancel-booking.ts';

const startsAt = '2099-05-21 10:00:00';
const deadline = new Date('2099-05-20T08:00:00Z');
const mailing = {
  site: { name: 'えんえらび', origin: 'https://example.jp' },
  desk: 'desk@site.test',
  linkKey: Buffer.alloc(32),
};

describeOnDatabases('cancelling a visit', (database) => {
  let app: Hono;
  let a: Owner;
  let member: TestMember;
  let slot: number;
  beforeAll(async () => {
    const record = sampleRecord('A', { path_name: 'a', name: 'ひまわり保育園', tour_acceptance: 'slots' });
    await saveFacilities(database.db, [record]);
    a = await ownerOf(database.db, 'a');
    app = await createApp({ db: database.db, desk: mailing.desk });
  });
  beforeEach(async () => {
    for (const table of ['booking', 'account', 'mail', 'visit_slot'] as const)
      await database.db.deleteFrom(table).execute();
    member = await insertMember(database.db);
    slot = await addSlot(startsAt, { capacity: 2, families_left: 0 });
  });

  const addSlot = async (at: string, known: Parameters<typeof sampleSlot>[2]) => {
    const query = database.db
      .insertInto('visit_slot')
      .values(sampleSlot(a, at, known))
      .returning('id');
    return (await query.executeTakeFirstOrThrow()).id;
  };
  const book = async (known: Parameters<typeof sampleBooking>[2] = {}, owner = member) => {
    const of = { ...a, account_id: owner.accountId };
    const row = sampleBooking(of, startsAt, { visit_slot_id: slot, cancel_by: deadline, ...known });
    const query = database.db.insertInto('booking').values(row).returning('id');
    return (await query.executeTakeFirstOrThrow()).id;
  };
  const cancel = (booking_id: number, { authorization } = member) =>
    requestAs(app, authorization)('POST', '/api/one_stop/cancel_booking', { booking_id });
  const left = async () => {
    const query = database.db.selectFrom('visit_slot').select('families_left').where('id', '=', slot);
    return (await query.executeTakeFirstOrThrow()).families_left;
  };
  const cancelledAt = async (id: number) => {
    const query = database.db.selectFrom('booking').select('cancelled_at').where('id', '=', id);
    return (await query.executeTakeFirstOrThrow()).cancelled_at;
  };
  const mails = () => database.db.selectFrom('mail').selectAll().orderBy('id').execute();
  const isOffered = async () => {
    const { rows } = await sql<{ is_offered: boolean }>`
      select bookable_at <> '{}' as is_offered from facility_booking where facility_id = ${a.facility_id}
    `.execute(database.db);
    return rows[0]?.is_offered ?? false;
  };

  it('releases the capacity, which searches offer again, and mails facility, family and member', async () => {
    const id = await book();
    expect(await isOffered()).toBe(false);
    expect(await cancel(id)).toEqual({ status: 200, body: {} });
    expect(await left()).toBe(1);
    expect(await isOffered()).toBe(true);
    expect(await cancelledAt(id)).toBeInstanceOf(Date);
    const cancelled = {
      subject: expect.stringContaining('ひまわり保育園'),
      text_body: expect.stringContaining('2099年5月21日（木）10:00'),
    };
    expect(await mails()).toMatchObject([
      { recipient: 'desk@site.test', reply_to: 'hanako@example.jp', ...cancelled },
      { recipient: 'hanako@example.jp', ...cancelled },
      { recipient: member.mailaddress, ...cancelled },
    ]);
  });

  it('twice is once: one family, mailed once, however close together', async () => {
    const id = await book();
    const answers = await Promise.all([cancel(id), cancel(id), cancel(id)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await cancel(id)).toEqual({ status: 200, body: {} });
    expect(await left()).toBe(1);
    expect(await mails()).toHaveLength(3);
  });

  it('is over once the last instant is: 409, and nothing changes', async () => {
    const id = await book();
    const { accountId } = member;
    const late = cancelBookingOf(
      database.db,
      { owner: { accountId, bookingId: id }, ...mailing },
      new Date(deadline.getTime() + 1),
    );
    await expect(late).rejects.toMatchObject({ status: 409, code: 'too_late_to_cancel' });
    expect([await left(), await cancelledAt(id), await mails()]).toEqual([0, null, []]);
    await cancelBookingOf(database.db, { owner: { accountId, bookingId: id }, ...mailing }, deadline);
    expect(await left()).toBe(1);
  });

  it('is refused when it is too late', async () => {
    const id = await book({ cancel_by: new Date(Date.now() - 1) });
    expect(await cancel(id)).toMatchObject({ status: 409, body: { code: 'too_late_to_cancel' } });
  });

  it('that is done stays done after the last instant', async () => {
    const id = await book({ cancel_by: new Date(Date.now() - 1), cancelled_at: new Date('2026-05-10') });
    expect(await cancel(id)).toEqual({ status: 200, body: {} });
    expect([await left(), await cancelledAt(id)]).toEqual([0, new Date('2026-05-10')]);
  });

  it('is for its own member: 404 for another one and an unknown number, 401 for a visitor', async () => {
    const id = await book();
    const other = await insertMember(database.db);
    const notFound = { status: 404, body: { code: 'booking_not_found' } };
    expect(await cancel(id, other)).toMatchObject(notFound);
    expect(await cancel(2_000_000_000)).toMatchObject(notFound);
    const nobodys = await book({ account_id: null });
    expect(await cancel(nobodys)).toMatchObject(notFound);
    const visitors = await requestAs(app)('POST', '/api/one_stop/cancel_booking', { booking_id: id });
    expect(visitors).toMatchObject({ status: 401, body: { code: 'unauthorized' } });
    expect([await left(), await cancelledAt(id)]).toEqual([0, null]);
  });

  it('never exceeds the capacity of the slot, and needs no slot', async () => {
    await database.db.updateTable('visit_slot').set({ families_left: 2 }).execute();
    expect((await cancel(await book())).status).toBe(200);
    expect(await left()).toBe(2);
    expect((await cancel(await book({ visit_slot_id: null }))).status).toBe(200);
  });

  it('releases as much capacity as families cancel at the same time', async () => {
    const other = await insertMember(database.db);
    const [one, two] = [await book(), await book({}, other)];
    await Promise.all([cancel(one), cancel(two, other)]);
    expect(await left()).toBe(2);
  });
});
