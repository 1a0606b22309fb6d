import { beforeAll, beforeEach, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { describeOnDatabases } from '../../testing/databases.ts';
import { insertMember } from '../../testing/member.ts';
import { type BookingSite, desk, openBookingSite, startsAt } from './testing/booking-site.ts';

describeOnDatabases('booking a visit (R6.7, R6.8)', (database) => {
  let site: BookingSite;
  let slot: number;
  beforeAll(async () => {
    site = await openBookingSite(database.db);
  });
  beforeEach(async () => {
    await site.forget();
    slot = await site.addSlot();
  });

  const bookings = () => database.db.selectFrom('booking').selectAll().orderBy('id').execute();
  const mails = () => database.db.selectFrom('mail').selectAll().orderBy('id').execute();

  it('takes capacity and stores what the family wrote', async () => {
    const reply = await site.book();
    expect(reply).toMatchObject({
      status: 200,
      body: {
        success: true,
        message: '見学を予約しました。',
        reference: expect.stringMatching(/^\w{4}-\w{4}$/),
        starts_at: startsAt,
        ends_at: '2099-05-21 11:00:00',
        cancel_by: startsAt,
      },
    });
    expect(await bookings()).toMatchObject([
      {
        facility_id: site.ids.a,
        visit_slot_id: slot,
        account_id: null,
        reference: reply.body.reference,
        person_last_name_furigana: 'ハナオカ',
        person_contact_phone: '090-1234-5678',
        contact_key: 'hanako@example.jp',
        child_birthday_1: '2026-04-02',
        child_birthday_2: null,
        person_number: 2,
        child_number: 1,
        terms_version: '2026-11-22',
        cancelled_at: null,
      },
    ]);
    expect(await site.left(slot)).toBe(2);
    expect(await site.discrepancies()).toEqual([]);
  });

  it('is told to the facility with everything, and to a visitor without what was typed', async () => {
    const { body } = await site.book();
    const [toFacility, toFamily] = await mails();
    expect(toFacility).toMatchObject({
      recipient: 'a@facility.test',
      reply_to: 'hanako@example.jp',
      subject: expect.stringContaining('2099年5月21日（木）10:00'),
      text_body: expect.stringMatching(/花岡 花子（ハナオカ ハナコ）[\s\S]*ベビーカーで伺います。/),
    });
    expect(toFamily).toMatchObject({
      recipient: 'hanako@example.jp',
      subject: '【えんえらび】見学を予約しました（a保育園）',
      text_body: expect.stringContaining(body.reference),
    });
    expect(toFamily?.text_body).not.toMatch(/花岡|ベビーカー/);
  });

  it('of a member is in the list of the member, whose own address gets everything', async () => {
    const member = await insertMember(database.db);
    const { authorization, mailaddress } = member;
    const reply = await site.book({ person_contact_mail: mailaddress.toUpperCase() }, { authorization });
    expect(reply.status).toBe(200);
    const list = await site.app.get('/api/one_stop/bookings', { authorization });
    expect(list.body).toMatchObject({ total: 1, bookings: [{ starts_at: startsAt, state: 'booked' }] });
    expect((await mails()).at(-1)?.text_body).toContain('ベビーカーで伺います。');
  });

  it('at a facility without an address is told to the desk', async () => {
    await site.addSlot(startsAt, {}, 'b');
    await site.book({ facility_id: site.ids.b });
    expect((await mails()).map(({ recipient }) => recipient)).toEqual([desk, 'hanako@example.jp']);
  });

  it('can be cancelled, and then booked again', async () => {
    const { authorization } = await insertMember(database.db);
    await site.book({}, { authorization });
    const [booked] = await bookings();
    await site.app.post('/api/one_stop/cancel_booking', { booking_id: booked?.id }, { authorization });
    expect(await site.left(slot)).toBe(3);
    expect((await site.book({}, { authorization })).status).toBe(200);
    expect(await site.discrepancies()).toEqual([]);
  });

  it('with its key, again and again, is one booking', async () => {
    const replies = await Promise.all(Array.from({ length: 10 }, () => site.book({}, { key: 'k-1' })));
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200));
    expect(new Set(replies.map(({ body }) => body.reference)).size).toBe(1);
    expect([(await bookings()).length, await site.left(slot), (await mails()).length]).toEqual([1, 2, 2]);
    const other = await site.book({ person_number: 1 }, { key: 'k-1' });
    expect([other.status, other.body.code]).toEqual([422, 'idempotency_key_reused']);
  });

  it('with tokens that are no longer valid is refused, and books nothing', async () => {
    const reply = await site.book({}, { authorization: 'Bearer abc' });
    expect([reply.status, reply.body.code]).toEqual([401, 'unauthorized']);
    expect(await bookings()).toEqual([]);
  });

  it('is limited for one address', async () => {
    for (let hour = 0; hour < 21; hour += 1) {
      await site.addSlot(`2099-06-${String(hour + 1).padStart(2, '0')} 10:00:00`);
      const at = `2099-06-${String(hour + 1).padStart(2, '0')} 10:00:00`;
      const reply = await site.book({ desired_reservation_datetime: at });
      if (hour < 20) expect(reply.status).toBe(200);
      else {
        expect([reply.status, reply.body.code]).toEqual([429, 'too_many_bookings']);
        expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0);
      }
      await sql`update booking set cancelled_at = now()`.execute(database.db);
    }
  });
});
