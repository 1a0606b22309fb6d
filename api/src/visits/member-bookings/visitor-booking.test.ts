import { beforeAll, beforeEach, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { describeOnDatabases } from '../../testing/databases.ts';
import { insertMember } from '../../testing/member.ts';
import { sampleBooking } from '../../testing/member-rows.ts';
import { eraseOldBookings } from '../bookings/forget-bookings.writes.ts';
import { type BookingSite, openBookingSite, startsAt } from '../bookings/testing/booking-site.ts';
import { adoptBookings } from './adopt-bookings.writes.ts';

const paths = {
  booking: '/api/one_stop/booking',
  cancel: '/api/one_stop/cancel_booking',
  change: '/api/one_stop/change_booking',
  calendar: '/api/one_stop/booking_calendar',
};
const later = '2099-05-22 10:00:00';
const notFound = { status: 404, body: { code: 'booking_not_found' } };

describeOnDatabases("a visitor's link (R6.7)", (database) => {
  let site: BookingSite;
  beforeAll(async () => {
    site = await openBookingSite(database.db);
  });
  beforeEach(() => site.forget());

  const mailsTo = (recipient: string) =>
    database.db
      .selectFrom('mail')
      .select(['subject', 'text_body', 'html_body'])
      .where('recipient', '=', recipient)
      .orderBy('id')
      .execute();
  /** The token in the newest mail to the family. */
  const tokenMailed = async (recipient = 'hanako@example.jp'): Promise<string> => {
    const mail = (await mailsTo(recipient)).at(-1);
    const [, token = ''] = /\/one_stop\/booking\?token=(\S+)/.exec(mail?.text_body ?? '') ?? [];
    expect(mail?.html_body).toContain(`/one_stop/booking?token=${token}`);
    return decodeURIComponent(token);
  };
  const booked = async (): Promise<string> => {
    expect(await site.book()).toMatchObject({ status: 200 });
    return tokenMailed();
  };
  const show = (token: string) => site.app.get(`${paths.booking}?${new URLSearchParams({ token })}`);
  const cancel = (token: string) => site.app.post(paths.cancel, { token });
  const change = (token: string, desired_reservation_datetime: string) =>
    site.app.post(paths.change, { token, desired_reservation_datetime });

  it('shows the booking, as the mail has it', async () => {
    await site.addSlot();
    const token = await booked();
    expect(await show(token)).toMatchObject({
      status: 200,
      body: {
        facility: { name: 'a保育園' },
        facility_id: site.ids.a,
        starts_at: startsAt,
        state: 'booked',
        is_cancellable: true,
        person_number: 2,
        child_number: 1,
      },
    });
  });

  it('cancels once, releases the capacity, and the facility hears of it', async () => {
    const slot = await site.addSlot();
    const token = await booked();
    expect(await cancel(token)).toMatchObject({ status: 200, body: {} });
    expect(await cancel(token)).toMatchObject({ status: 200, body: {} });
    expect(await site.left(slot)).toBe(3);
    expect((await mailsTo('a@facility.test')).map(({ subject }) => subject)).toEqual([
      expect.stringContaining('見学の予約が入りました'),
      expect.stringContaining('見学の予約がキャンセルされました'),
    ]);
    expect(await show(token)).toMatchObject({ body: { state: 'cancelled', is_cancellable: false } });
    expect(await site.discrepancies()).toEqual([]);
  });

  it('moves the visit to another time; the mail of the change has the same link', async () => {
    const [old, next] = [await site.addSlot(), await site.addSlot(later)];
    const token = await booked();
    expect(await change(token, later)).toMatchObject({ status: 200, body: { starts_at: later } });
    expect([await site.left(old), await site.left(next)]).toEqual([3, 2]);
    expect(await tokenMailed()).toBe(token);
  });

  it('keeps the old time where the new one is full', async () => {
    const [old] = [
      await site.addSlot(),
      await site.addSlot(later, { families_left: 0, reserved_elsewhere: 3 }),
    ];
    const token = await booked();
    expect(await change(token, later)).toMatchObject({
      status: 400,
      body: { success: false, code: 'slot_full' },
    });
    expect(await site.left(old)).toBe(2);
    expect(await site.discrepancies()).toEqual([]);
  });

  it('changes and cancels at the same time without losing capacity', async () => {
    await site.addSlot();
    await site.addSlot(later);
    const token = await booked();
    await Promise.all([change(token, later), cancel(token), change(token, later), cancel(token)]);
    expect(await show(token)).toMatchObject({ body: { state: 'cancelled' } });
    expect(await site.discrepancies()).toEqual([]);
  });

  it('is over when it is too late: 409', async () => {
    await site.addSlot(startsAt, { cancel_by: new Date(Date.now() - 1) });
    await site.addSlot(later);
    const token = await booked();
    expect(await cancel(token)).toMatchObject({ status: 409, body: { code: 'too_late_to_cancel' } });
    expect(await change(token, later)).toMatchObject({ status: 409, body: { code: 'too_late_to_change' } });
  });

  it('is a file for calendars, with the link in it', async () => {
    await site.addSlot();
    const token = await booked();
    const reply = await site.app.app.request(`${paths.calendar}?${new URLSearchParams({ token })}`);
    expect(reply.headers.get('content-type')).toContain('text/calendar');
    expect((await reply.text()).replaceAll('\r\n ', '')).toContain(encodeURIComponent(token));
  });

  it('opens no other booking, and nothing opens without one: 404, or 422', async () => {
    await site.addSlot();
    const token = await booked();
    await site.book({ person_contact_mail: 'taro@example.jp' });
    const other = await tokenMailed('taro@example.jp');
    const [id] = other.split('.');
    const [, mac] = token.split('.');
    for (const wrong of [
      `${id}.${mac}`,
      `${token}x`,
      token.slice(0, -1),
      '1',
      'x.y',
      '0.',
      `99999999999.${mac}`,
    ]) {
      expect(await show(wrong)).toMatchObject(notFound);
      expect(await cancel(wrong)).toMatchObject(notFound);
    }
    expect(await site.app.post(paths.cancel, {})).toMatchObject({ status: 422 });
    expect(await site.app.post(paths.cancel, { token, booking_id: Number(id) })).toMatchObject({
      status: 422,
    });
    expect(await site.app.get(paths.booking)).toMatchObject({ status: 422 });
  });

  it("ends when the visit becomes a member's, who has confirmed the address", async () => {
    await site.addSlot();
    const token = await booked();
    const member = await insertMember(database.db, { known: { mailaddress: 'HANAKO@example.jp' } });
    const stranger = await insertMember(database.db, { known: { mailaddress: 'taro@example.jp' } });
    await adoptBookings(database.db, stranger.accountId);
    expect(await show(token)).toMatchObject({ status: 200 });
    const list = await site.app.get('/api/one_stop/bookings', member);
    expect(list).toMatchObject({ body: { total: 1, bookings: [{ starts_at: startsAt }] } });
    expect(await show(token)).toMatchObject(notFound);
    const { booking_id } = list.body.bookings[0];
    expect(await site.app.get(`${paths.booking}?booking_id=${booking_id}`, member)).toMatchObject({
      status: 200,
      body: { booking_id },
    });
    expect(await site.app.get(`${paths.booking}?booking_id=${booking_id}`, stranger)).toMatchObject(notFound);
  });

  it("shows in the member's own page at once", async () => {
    await site.addSlot();
    await booked();
    const member = await insertMember(database.db, { known: { mailaddress: 'hanako@example.jp' } });
    expect(await site.app.get('/api/front/mypage', member)).toMatchObject({ body: { visits: { total: 1 } } });
  });

  it('ends when who booked is forgotten, 400 days after the visit', async () => {
    const row = sampleBooking({ facility_id: site.ids.a, account_id: null }, '2026-01-10 10:00:00');
    await database.db.insertInto('booking').values(row).execute();
    const mails = () => database.db.selectFrom('booking').select('person_contact_mail').execute();
    await eraseOldBookings(database.db, new Date('2027-02-13T00:00:00+09:00'));
    expect(await mails()).toEqual([{ person_contact_mail: 'hanako@example.jp' }]);
    await eraseOldBookings(database.db, new Date('2027-02-16T00:00:00+09:00'));
    expect(await mails()).toEqual([{ person_contact_mail: '' }]);
    const { rows } = await sql`select from booking where contact_key <> ''`.execute(database.db);
    expect(rows).toEqual([]);
  });
});
