import { beforeAll, beforeEach, expect, it } from '@jest/globals';
import { describeOnDatabases } from '../../testing/databases.ts';
import { sampleBooking } from '../../testing/member-rows.ts';
import { type BookingSite, desk, openBookingSite } from '../bookings/testing/booking-site.ts';
import { deleteOldDigests, sendReminders } from './send-reminders.ts';

const site = { name: 'えんえらび', origin: 'https://example.jp' };
const mails = { site, desk, linkKey: Buffer.alloc(32) };
/** A wall clock in Japan. */
const at = (clock: string) => new Date(`${clock.replace(' ', 'T')}:00+09:00`);

describeOnDatabases('the evening before a visit', (database) => {
  let ids: BookingSite['ids'];
  let forget: BookingSite['forget'];
  beforeAll(async () => {
    ({ ids, forget } = await openBookingSite(database.db));
  });
  beforeEach(async () => {
    await forget();
    await database.db.deleteFrom('visit_digest').execute();
  });

  const book = async (starts_at: string, known: Parameters<typeof sampleBooking>[2] = {}) => {
    const row = sampleBooking({ facility_id: ids.a, account_id: null }, `${starts_at}:00`, known);
    return (await database.db.insertInto('booking').values(row).returning('id').executeTakeFirstOrThrow()).id;
  };
  const send = (clock: string) => sendReminders(database.db, mails, at(clock));
  const queued = async () =>
    (await database.db.selectFrom('mail').select(['recipient', 'subject']).orderBy('id').execute()).map(
      ({ recipient, subject }) => `${recipient} ${subject}`,
    );

  it('is at 17:00: the family and the facility are mailed, once', async () => {
    await book('2026-06-11 10:00');
    expect(await send('2026-06-10 16:59')).toEqual({ reminders: 0, digests: 0 });
    expect(await send('2026-06-10 17:00')).toEqual({ reminders: 1, digests: 1 });
    expect(await send('2026-06-10 17:05')).toEqual({ reminders: 0, digests: 0 });
    expect(await queued()).toEqual([
      'hanako@example.jp 【えんえらび】見学のご案内：2026年6月11日（木）10:00（a保育園）',
      'a@facility.test 【えんえらび】2026年6月11日（木）の見学の予約：1組（a保育園）',
    ]);
  });

  it('is made up for on the next morning, but not after the visit', async () => {
    await book('2026-06-11 10:00');
    await book('2026-06-11 14:00', { person_contact_mail: 'later@example.jp' });
    expect(await send('2026-06-11 10:00')).toMatchObject({ reminders: 1, digests: 1 });
    const digest = await database.db
      .selectFrom('mail')
      .select('give_up_at')
      .where('recipient', '=', 'a@facility.test')
      .executeTakeFirstOrThrow();
    expect(digest.give_up_at).toEqual(at('2026-06-11 14:00'));
    expect((await queued())[0]).toMatch(/^later@example.jp/);
  });

  it('lists all visits of the day for the facility', async () => {
    await book('2026-06-11 14:00', { person_last_name: '佐藤' });
    await book('2026-06-11 10:00', { person_last_name: '鈴木' });
    await book('2026-06-12 10:00', { person_last_name: '高橋' });
    expect(await send('2026-06-10 17:00')).toEqual({ reminders: 2, digests: 1 });
    const { text_body } = await database.db
      .selectFrom('mail')
      .select('text_body')
      .where('recipient', '=', 'a@facility.test')
      .executeTakeFirstOrThrow();
    expect(text_body).toMatch(/2組[\s\S]*10:00〜[\s\S]*鈴木[\s\S]*14:00〜[\s\S]*佐藤/);
    expect(text_body).not.toContain('高橋');
  });

  it('leaves out who has cancelled, who has just booked, and who is not known any more', async () => {
    await book('2026-06-11 10:00', { cancelled_at: at('2026-06-09 10:00') });
    await book('2026-06-11 11:00', { person_contact_mail: '' });
    await book('2026-06-11 12:00', { booked_at: at('2026-06-10 17:00') });
    expect(await send('2026-06-10 17:30')).toEqual({ reminders: 0, digests: 1 });
  });

  it('comes again for another time', async () => {
    const id = await book('2026-06-11 10:00');
    await send('2026-06-10 17:00');
    await database.db
      .updateTable('booking')
      .set({ starts_at: '2026-06-18 10:00:00', ends_at: '2026-06-18 11:00:00', revision: 1 })
      .where('id', '=', id)
      .execute();
    expect(await send('2026-06-17 17:00')).toEqual({ reminders: 1, digests: 1 });
  });

  it('is mailed once by several processes', async () => {
    for (let n = 0; n < 30; n += 1)
      await book('2026-06-11 10:00', { person_contact_mail: `f${n}@example.jp` });
    const all = await Promise.all(Array.from({ length: 5 }, () => send('2026-06-10 17:00')));
    expect(all.reduce((sum, { reminders }) => sum + reminders, 0)).toBe(30);
    expect(all.reduce((sum, { digests }) => sum + digests, 0)).toBe(1);
    expect(await queued()).toHaveLength(31);
  });

  it('is forgotten after a month', async () => {
    await book('2026-06-11 10:00');
    await send('2026-06-10 17:00');
    await deleteOldDigests(database.db, at('2026-07-10 16:00'));
    expect(await database.db.selectFrom('visit_digest').selectAll().execute()).toHaveLength(1);
    await deleteOldDigests(database.db, at('2026-07-10 17:01'));
    expect(await database.db.selectFrom('visit_digest').selectAll().execute()).toEqual([]);
  });
});
