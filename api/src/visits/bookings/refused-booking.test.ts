import { beforeAll, beforeEach, expect, it } from '@jest/globals';
import { describeOnDatabases } from '../../testing/databases.ts';
import { insertMember } from '../../testing/member.ts';
import { type BookingSite, openBookingSite, startsAt } from './testing/booking-site.ts';

const yesterday = () => new Date(Date.now() - 86_400_000);

describeOnDatabases('a booking that is refused (specification section 8)', (database) => {
  let site: BookingSite;
  beforeAll(async () => {
    site = await openBookingSite(database.db);
  });
  beforeEach(() => site.forget());

  const expectNothing = async () => {
    for (const table of ['mail', 'idempotency_key'] as const)
      expect(await database.db.selectFrom(table).selectAll().execute()).toEqual([]);
    expect(await site.discrepancies()).toEqual([]);
  };
  const refused = (code: string, message: unknown = expect.any(String)) => ({
    status: 400,
    body: { success: false, code, message },
  });

  it('says so in words and in a code, and stores nothing', async () => {
    await site.addSlot(startsAt, { families_left: 0, reserved_elsewhere: 3 });
    const reply = await site.book({}, { key: 'k-1' });
    expect(reply).toMatchObject(
      refused('slot_full', 'ご希望の日時は、満席になりました。ほかの日時をお選びください。'),
    );
    expect(reply.headers.get('content-type')).toBe('application/problem+json');
    await expectNothing();
  });

  it('for want of a slot: another time, another facility, a day that does not exist', async () => {
    await site.addSlot(startsAt, {}, 'b');
    expect(await site.book()).toMatchObject(refused('slot_not_found'));
    for (const at of ['2099-05-21 10:00:01', '2099-02-30 10:00:00', '2099-05-21 29:00:00'])
      expect(await site.book({ facility_id: site.ids.b, desired_reservation_datetime: at })).toMatchObject(
        refused('slot_not_found'),
      );
    await expectNothing();
  });

  it('since its booking is over or has not begun', async () => {
    const slot = await site.addSlot(startsAt, { book_by: yesterday(), cancel_by: yesterday() });
    expect(await site.book()).toMatchObject(refused('booking_closed'));
    const opens_at = new Date('2099-05-01T00:00:00Z');
    const later = { opens_at, book_by: new Date('2099-05-20T00:00:00Z') };
    await database.db.updateTable('visit_slot').set(later).where('id', '=', slot).execute();
    expect(await site.book()).toMatchObject(
      refused('booking_not_open_yet', 'この日時の見学は、2099年5月1日（金）09:00から予約できます。'),
    );
    await expectNothing();
  });

  it('since the visit is for children of another class', async () => {
    await site.addSlot(startsAt, { child_class_ids: [1, 2] });
    const born = (child_birthday_1: string | null) => site.book({ child_birthday_1 });
    expect(await born(null)).toMatchObject(
      refused(
        'child_class_unknown',
        'この日時の見学は、1歳児・2歳児のお子さまが対象です。お子さまの生年月日を入力してください。',
      ),
    );
    expect(await born('2026-04-02')).toMatchObject(refused('child_of_other_class'));
    await expectNothing();
  });

  it('since more of the family come than the visit takes', async () => {
    await site.addSlot(startsAt, { max_persons: 1, max_children: 0 });
    const words =
      'この日時の見学は、1家庭につき大人1人・お子さま0人までです。人数を減らすか、ほかの日時をお選びください。';
    expect(await site.book()).toMatchObject(refused('party_too_large', words));
    await expectNothing();
    expect((await site.book({ person_number: 1, child_number: 0 })).status).toBe(200);
  });

  it('where visits are not booked', async () => {
    await site.addSlot(startsAt, {}, 'phone');
    expect(await site.book({ facility_id: site.ids.phone })).toMatchObject(refused('visits_not_booked_here'));
    await expectNothing();
  });

  it.each([
    ['the same family by its address', { person_contact_mail: 'HANAKO@example.jp' }, false],
    ['the same family by its account', { person_contact_mail: 'other@example.jp' }, true],
  ])('since the facility is booked already: %s', async (_, known, isMember) => {
    const { authorization } = await insertMember(database.db);
    await site.addSlot();
    await site.addSlot('2099-05-22 10:00:00');
    expect((await site.book({}, { authorization })).status).toBe(200);
    const again = await site.book(
      { desired_reservation_datetime: '2099-05-22 10:00:00', ...known },
      isMember ? { authorization } : {},
    );
    expect(again).toMatchObject(refused('facility_already_booked'));
    expect(await site.discrepancies()).toEqual([]);
  });

  it('since the family is elsewhere at that time, but not when one visit ends as the other begins', async () => {
    await site.addSlot();
    await site.addSlot('2099-05-21 10:30:00', {}, 'b');
    await site.addSlot('2099-05-21 11:00:00', {}, 'b');
    expect((await site.book()).status).toBe(200);
    const elsewhere = (at: string) =>
      site.book({ facility_id: site.ids.b, desired_reservation_datetime: at });
    expect(await elsewhere('2099-05-21 10:30:00')).toMatchObject(refused('time_already_booked'));
    expect((await elsewhere('2099-05-21 11:00:00')).status).toBe(200);
  });

  it.each([
    ['facility_id', { facility_id: 2_000_000_000 }, 404, 'facility_not_found'],
    ['facility_number', { facility_number: '1310000000099' }, 404, 'facility_not_found'],
    ['person_last_name', { person_last_name: ' ' }, 422, 'invalid_request'],
    ['person_last_name_furigana', { person_last_name_furigana: '花岡' }, 422, 'invalid_request'],
    ['person_contact_phone', { person_contact_phone: '123' }, 422, 'invalid_request'],
    ['person_contact_mail', { person_contact_mail: 'hanako' }, 422, 'invalid_request'],
    ['child_birthday_2', { child_birthday_2: '2026-02-30' }, 422, 'invalid_request'],
    ['child_birthday_1', { child_birthday_1: '2090-01-01' }, 422, 'invalid_request'],
    ['desired_admission_date', { desired_admission_date: '2027-04-31' }, 422, 'invalid_request'],
    ['desired_reservation_datetime', { desired_reservation_datetime: '' }, 422, 'invalid_request'],
    ['person_number', { person_number: 0 }, 422, 'invalid_request'],
    ['child_number', { child_number: 11 }, 422, 'invalid_request'],
    [
      'message_to_childcare_facility',
      { message_to_childcare_facility: 'あ'.repeat(1_001) },
      422,
      'invalid_request',
    ],
  ])('names the field %s', async (field, known, status, code) => {
    await site.addSlot();
    const reply = await site.book(known);
    expect([reply.status, reply.body.code]).toEqual([status, code]);
    if (status === 422)
      expect(reply.body.errors.map((error: { field: string }) => error.field)).toEqual([field]);
    await expectNothing();
  });

  it('of a facility that is not published: 404', async () => {
    await site.addSlot(startsAt, {}, 'hidden');
    const reply = await site.book({ facility_id: site.ids.hidden });
    expect([reply.status, reply.body.code]).toEqual([404, 'facility_not_found']);
  });
});
