import { beforeAll, beforeEach, expect, it } from '@jest/globals';
import { describeOnDatabases } from '../../testing/databases.ts';
import { bookingToken } from '../member-bookings/booking-owner.ts';
import { type BookingSite, openBookingSite, startsAt } from './testing/booking-site.ts';

const next = '2099-05-22 10:00:00';

describeOnDatabases('the calendar entry in mails to a family (RFC 5546)', (database) => {
  let site: BookingSite;
  beforeAll(async () => {
    site = await openBookingSite(database.db);
  });
  beforeEach(() => site.forget());

  it('is one event, which a change moves and a cancellation takes away', async () => {
    await site.addSlot();
    await site.addSlot(next);
    await site.book();
    const { id, contact_key } = await database.db
      .selectFrom('booking')
      .select(['id', 'contact_key'])
      .executeTakeFirstOrThrow();
    const token = bookingToken(site.linkKey, id, contact_key);
    await site.app.post('/api/one_stop/change_booking', { token, desired_reservation_datetime: next });
    await site.app.post('/api/one_stop/cancel_booking', { token });

    const mails = await database.db
      .selectFrom('mail')
      .select(['recipient', 'calendar'])
      .where('calendar', 'is not', null)
      .orderBy('id')
      .execute();
    expect(mails.map(({ recipient }) => recipient)).toEqual(Array(3).fill('hanako@example.jp'));
    expect(mails.map(({ calendar }) => calendar)).toMatchObject([
      { method: 'REQUEST', event: { sequence: 0, status: 'CONFIRMED', startsAt } },
      { method: 'REQUEST', event: { sequence: 1, status: 'CONFIRMED', startsAt: next } },
      { method: 'CANCEL', event: { sequence: 2, status: 'CANCELLED', startsAt: next } },
    ]);
    expect(new Set(mails.map(({ calendar }) => calendar?.event.id))).toEqual(new Set([`booking-${id}`]));
  });
});
