import { beforeAll, beforeEach, expect, it } from '@jest/globals';
import { describeOnDatabases } from '../../testing/databases.ts';
import { type BookingSite, openBookingSite, startsAt } from '../bookings/testing/booking-site.ts';

describeOnDatabases('the visits of a facility (specification section 7)', (database) => {
  let site: BookingSite;
  beforeAll(async () => {
    site = await openBookingSite(database.db);
  });
  beforeEach(() => site.forget());

  const times = (query: string) => site.app.get(`/api/one_stop/booking_available_times?${query}`);
  const ofA = 'facility_number=1310000000001';

  it('come with what the facility says to families', async () => {
    expect((await times(ofA)).body.data.visit_guidance).toBeNull();
    const body = '上履きをお持ちください。\n駐車場はありません。';
    await database.db.insertInto('visit_guidance').values({ facility_id: site.ids.a, body }).execute();
    expect((await times(ofA)).body.data).toMatchObject({ total_size: 0, visit_guidance: body });
    await site.addSlot();
    await site.book();
    const mails = await database.db
      .selectFrom('mail')
      .select(['recipient', 'text_body', 'calendar'])
      .execute();
    const family = mails.find(({ recipient }) => recipient === 'hanako@example.jp');
    expect(family?.text_body).toContain('上履きをお持ちください。');
    expect(JSON.stringify(family?.calendar)).toContain('駐車場はありません。');
    await database.db.deleteFrom('visit_guidance').execute();
  });

  it('are listed by the number, soonest first, full ones and later ones included', async () => {
    await site.addSlot('2099-05-22 10:00:00', { families_left: 0, reserved_elsewhere: 3 });
    await site.addSlot('2099-05-23 09:30:00', {
      opens_at: new Date('2099-05-01T00:00:00Z'),
      book_by: new Date('2099-05-22T08:00:00Z'),
    });
    const first = await site.addSlot(startsAt, { child_class_ids: [1, 2], opens_at: new Date('2026-01-01') });
    const reply = await times(ofA);
    expect(reply.status).toBe(200);
    expect(reply.body.data.total_size).toBe(3);
    expect(reply.body.data.available_time_slot_list).toMatchObject([
      {
        visit_slot_id: first,
        starts_at: startsAt,
        ends_at: '2099-05-21 11:00:00',
        child_class_ids: [1, 2],
        families_left: 3,
        capacity: 3,
        opens_at: null,
        book_by: startsAt,
        cancel_by: startsAt,
      },
      { families_left: 0 },
      { starts_at: '2099-05-23 09:30:00', opens_at: '2099-05-01 09:00:00', book_by: '2099-05-22 17:00:00' },
    ]);
  });

  it('leave out those whose booking is over', async () => {
    const yesterday = new Date(Date.now() - 86_400_000);
    await site.addSlot(startsAt, { book_by: yesterday, cancel_by: yesterday });
    expect((await times(ofA)).body).toEqual({
      data: { available_time_slot_list: [], total_size: 0, visit_guidance: null },
    });
  });

  it('are none where visits are not booked', async () => {
    await site.addSlot(startsAt, {}, 'phone');
    const reply = await times(`facility_id=${site.ids.phone}`);
    expect(reply.body.data.total_size).toBe(0);
  });

  it('are of the facility with that id where a number has several, or none', async () => {
    await site.addSlot(startsAt, {}, 'b');
    expect((await times(`facility_id=${site.ids.b}`)).body.data.total_size).toBe(1);
    expect((await times(`${ofA}&facility_id=${site.ids.a}`)).body.data.total_size).toBe(0);
    await database.db
      .updateTable('facility')
      .set({ facility_number: '1310000000001' })
      .where('path_name', 'in', ['b', 'phone'])
      .execute();
    expect((await times(`${ofA}&facility_id=${site.ids.b}`)).body.data.total_size).toBe(1);
    await database.db
      .updateTable('facility')
      .set({ facility_number: null })
      .where('path_name', 'in', ['b', 'phone'])
      .execute();
  });

  it.each([
    ['facility_number=1310000000002', 404, 'facility_not_found'],
    ['', 422, 'invalid_request'],
    ['facility_number=12', 422, 'invalid_request'],
    ['facility_number=1310000000001&facility_id=2000000000', 404, 'facility_not_found'],
  ])('?%s: %i', async (query, status, code) => {
    const reply = await times(query);
    expect([reply.status, reply.body.code]).toEqual([status, code]);
  });

  it('of a facility that is not published: 404', async () => {
    expect((await times(`facility_id=${site.ids.hidden}`)).status).toBe(404);
  });
});
