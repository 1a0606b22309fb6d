import { beforeAll, beforeEach, expect, it } from '@jest/globals';
import { addTestEndpoint } from '../../platform/webhooks/testing/test-webhooks.ts';
import { describeOnDatabases } from '../../testing/databases.ts';
import { bookingToken } from '../member-bookings/booking-owner.ts';
import { type BookingSite, openBookingSite, startsAt } from './testing/booking-site.ts';

const next = '2099-05-22 10:00:00';

describeOnDatabases('webhooks of a booking', (database) => {
  let site: BookingSite;
  beforeAll(async () => {
    site = await openBookingSite(database.db);
  });
  beforeEach(async () => {
    await site.forget();
    await database.db.deleteFrom('webhook_endpoint').execute();
    await addTestEndpoint(database.db, 'https://a.example/', { facility: 'a' });
  });
  const deliveries = async () => {
    const query = database.db.selectFrom('webhook_delivery').select('body').orderBy('id');
    return (await query.execute()).map(({ body }) => JSON.parse(body));
  };

  it('tell of the booking, its change and its cancellation, each with a higher version', async () => {
    await site.addSlot();
    await site.addSlot(next);
    const { body } = await site.book();
    const booking = database.db.selectFrom('booking').select(['id', 'contact_key']);
    const { id, contact_key } = await booking.executeTakeFirstOrThrow();
    const token = bookingToken(site.linkKey, id, contact_key);
    await site.app.post('/api/one_stop/change_booking', { token, desired_reservation_datetime: next });
    await site.app.post('/api/one_stop/cancel_booking', { token });
    const data = (starts_at: string, ends_at: string, version: number) => ({
      reference: body.reference,
      facility_path_name: 'a',
      starts_at,
      ends_at,
      version,
    });
    expect(await deliveries()).toMatchObject([
      { type: 'booking.created', data: data('2099-05-21T01:00:00.000Z', '2099-05-21T02:00:00.000Z', 1) },
      { type: 'booking.changed', data: data('2099-05-22T01:00:00.000Z', '2099-05-22T02:00:00.000Z', 2) },
      { type: 'booking.cancelled', data: data('2099-05-22T01:00:00.000Z', '2099-05-22T02:00:00.000Z', 3) },
    ]);
    expect(JSON.stringify(await deliveries())).not.toMatch(/花岡|hanako|0901234|2026-04-02/);
  });

  it('tell of a repeated call once, and of a refused one never', async () => {
    await site.addSlot(startsAt, { capacity: 1, families_left: 1 });
    await site.book({}, { key: 'k-1' });
    await site.book({}, { key: 'k-1' });
    await site.book({ person_contact_mail: 'other@example.jp' });
    expect(await deliveries()).toHaveLength(1);
  });
});
