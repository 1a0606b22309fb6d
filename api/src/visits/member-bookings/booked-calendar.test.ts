import { bookedCalendarPath } from '@enerabi/shared/contract';
import { beforeAll, beforeEach, expect, it } from '@jest/globals';
import { describeOnDatabases } from '../../testing/databases.ts';
import { type BookingSite, openBookingSite } from '../bookings/testing/booking-site.ts';

const [first, second] = ['2099-05-21 10:00:00', '2099-05-22 13:00:00'];

describeOnDatabases('the calendar file of what was just booked', (database) => {
  let site: BookingSite;
  beforeAll(async () => {
    site = await openBookingSite(database.db);
  });
  beforeEach(() => site.forget());

  const bookBoth = async (): Promise<string[]> => {
    await site.addSlot(first);
    await site.addSlot(second, {}, 'b');
    const replies = [
      await site.book(),
      await site.book({ facility_id: site.ids.b, desired_reservation_datetime: second }),
    ];
    return replies.map(({ body }) => String(body.calendar_token));
  };
  const file = (tokens: readonly string[]) => site.app.app.request(bookedCalendarPath(tokens));

  it('has each visit as the event that the mails update, without the link to cancel it', async () => {
    const reply = await file((await bookBoth()).reverse());
    expect(reply.status).toBe(200);
    expect(reply.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    const text = (await reply.text()).replaceAll('\r\n ', '');
    expect(text.match(/^DTSTART;.*/gm)).toEqual([
      'DTSTART;TZID=Asia/Tokyo:20990521T100000',
      'DTSTART;TZID=Asia/Tokyo:20990522T130000',
    ]);
    const bookings = await database.db.selectFrom('booking').select('id').orderBy('starts_at').execute();
    expect(text.match(/^UID:booking-\d+/gm)).toEqual(bookings.map(({ id }) => `UID:booking-${id}`));
    expect(text).not.toContain('/one_stop/booking?');
  });

  it('repeats the token with the first reply', async () => {
    await site.addSlot(first);
    const [one, again] = [await site.book({}, { key: 'same' }), await site.book({}, { key: 'same' })];
    expect(again.body).toEqual(one.body);
  });

  it('opens nothing for another text, for more than a plan has, or for a booking that is erased', async () => {
    const [token = '', other = ''] = await bookBoth();
    const [reference] = token.split('.');
    for (const tokens of [
      [],
      [''],
      [`${reference}`],
      [`${reference}.${other.split('.')[1]}`],
      [token, `${other}x`],
      Array.from({ length: 9 }, () => token).map((text, at) => text + at),
    ])
      expect((await file(tokens)).status).toBe(404);
    await database.db.updateTable('booking').set({ person_contact_mail: '' }).execute();
    expect((await file([token])).status).toBe(404);
  });
});
