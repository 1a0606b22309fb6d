import { beforeAll, beforeEach, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import type { Asking } from '../../identity/testing/open-app.ts';
import { describeOnDatabases } from '../../testing/databases.ts';
import { insertMember } from '../../testing/member.ts';
import { type BookingSite, openBookingSite, startsAt } from '../bookings/testing/booking-site.ts';
import { type OpenWaitlist, openWaitlist } from './testing/open-waitlist.ts';

const hour = 3_600_000;

describeOnDatabases('a waitlist', (database) => {
  let site: BookingSite;
  let waitlist: OpenWaitlist;
  let slot: number;
  beforeAll(async () => {
    site = await openBookingSite(database.db);
    waitlist = openWaitlist(database.db, site);
  });
  beforeEach(async () => {
    await site.forget();
    slot = await site.addSlot(startsAt, { capacity: 1, families_left: 1 });
    expect((await site.book()).status).toBe(200);
  });
  const refused = (code: string) => ({
    status: 400,
    body: { success: false, code, message: expect.any(String) },
  });
  const expectSound = async () => expect(await site.discrepancies()).toEqual([]);

  it('holds what becomes free for who waits longest, and nobody can book it before them', async () => {
    expect(await waitlist.join('first@example.jp')).toMatchObject({ status: 200, body: { success: true } });
    await waitlist.join('second@example.jp');
    await waitlist.cancelFirst();
    expect(await site.left(slot)).toBe(0);
    expect(await site.book({ person_contact_mail: 'other@example.jp' })).toMatchObject(refused('slot_full'));
    await waitlist.renew();
    expect(await waitlist.entry('first@example.jp')).toMatchObject({
      state: 'offered',
      position: null,
      offer: { starts_at: startsAt },
    });
    expect(await waitlist.entry('second@example.jp')).toMatchObject({
      state: 'waiting',
      position: 1,
      offer: null,
    });
    expect(await waitlist.subjects('first@example.jp')).toEqual([
      '見学のキャンセル待ちを受け付けました（a保育園）',
      '見学に空きが出ました（a保育園）',
    ]);
    await expectSound();
  });

  it('is booked by the link, by its family alone, and once', async () => {
    await waitlist.join('first@example.jp');
    await waitlist.join('second@example.jp');
    await waitlist.cancelFirst();
    const waitlist_token = await waitlist.token('first@example.jp');
    const second = await waitlist.token('second@example.jp');
    const book = (mail: string, token: string) =>
      site.book({ person_contact_mail: mail, waitlist_token: token });
    expect(await book('second@example.jp', second)).toMatchObject(refused('slot_full'));
    expect(await book('second@example.jp', `${waitlist_token}x`)).toMatchObject(refused('slot_full'));
    expect((await book('first@example.jp', waitlist_token)).status).toBe(200);
    expect(await book('third@example.jp', waitlist_token)).toMatchObject(refused('slot_full'));
    expect(await waitlist.entry('first@example.jp')).toMatchObject({ state: 'booked', offer: null });
    await expectSound();
  });

  it('passes an offer on when its time is over, and does not come back to who let it pass', async () => {
    await waitlist.join('first@example.jp');
    await waitlist.join('second@example.jp');
    await waitlist.cancelFirst();
    const token = await waitlist.token('first@example.jp');
    await waitlist.expire();
    expect(await waitlist.entry('first@example.jp')).toMatchObject({ state: 'expired', offer: null });
    expect(await site.book({ person_contact_mail: 'first@example.jp', waitlist_token: token })).toMatchObject(
      refused('slot_full'),
    );
    expect(await waitlist.renew()).toMatchObject({ ended: 1, mailed: 2 });
    expect(await waitlist.renew()).toEqual({ ended: 0, mailed: 0, over: 0 });
    expect(await waitlist.entry('second@example.jp')).toMatchObject({ state: 'offered' });
    await waitlist.expire();
    await waitlist.renew();
    expect(await waitlist.entry('second@example.jp')).toMatchObject({ state: 'expired' });
    expect(await site.left(slot)).toBe(1);
    await expectSound();
  });

  it('passes it on at once when a family leaves, and leaving twice changes nothing', async () => {
    await waitlist.join('first@example.jp');
    await waitlist.join('second@example.jp');
    await waitlist.cancelFirst();
    for (const _ of [1, 2]) expect((await waitlist.leave('first@example.jp')).status).toBe(200);
    expect(await waitlist.entry('first@example.jp')).toMatchObject({ state: 'left' });
    expect(await waitlist.entry('second@example.jp')).toMatchObject({ state: 'offered' });
    await waitlist.leave('second@example.jp');
    expect(await site.left(slot)).toBe(1);
    await expectSound();
  });

  it('cancelling after an offer was taken does not bring the offer back', async () => {
    await waitlist.join('first@example.jp');
    await waitlist.cancelFirst();
    const waitlist_token = await waitlist.token('first@example.jp');
    await site.book({ person_contact_mail: 'first@example.jp', waitlist_token });
    await waitlist.cancel('first@example.jp');
    await waitlist.renew();
    expect(await site.left(slot)).toBe(1);
    expect(await waitlist.entry('first@example.jp')).toMatchObject({ state: 'booked' });
    await expectSound();
  });

  it('offers a family one of two visits of a facility, and the other one to the next', async () => {
    const other = '2099-05-22 10:00:00';
    await site.addSlot(other, { capacity: 1, families_left: 0, reserved_elsewhere: 1 });
    await waitlist.join('first@example.jp');
    await waitlist.join('first@example.jp', { desired_reservation_datetime: other });
    await waitlist.join('second@example.jp', { desired_reservation_datetime: other });
    await waitlist.cancelFirst();
    await sql`update visit_slot set reserved_elsewhere = 0, families_left = 1 where reserved_elsewhere = 1`.execute(
      database.db,
    );
    await waitlist.renew();
    expect(await waitlist.offers()).toEqual([
      { contact_key: 'first@example.jp', starts_at: startsAt },
      { contact_key: 'second@example.jp', starts_at: other },
    ]);
    await expectSound();
  });

  it('lets a family wait for any visit of a day', async () => {
    const later = '2099-05-21 13:00:00';
    const id = await site.addSlot(later, { capacity: 1, families_left: 0, reserved_elsewhere: 1 });
    await waitlist.join('first@example.jp', { desired_reservation_datetime: undefined, day: '2099-05-21' });
    await sql`update visit_slot set reserved_elsewhere = 0, families_left = 1 where id = ${id}`.execute(
      database.db,
    );
    await waitlist.renew();
    expect(await waitlist.entry('first@example.jp')).toMatchObject({
      first_start: startsAt,
      last_start: later,
      offer: { starts_at: later },
    });
  });

  it('ends when the family books another visit there, and passes on what was held', async () => {
    await site.addSlot('2099-05-22 10:00:00');
    await waitlist.join('first@example.jp');
    await waitlist.join('second@example.jp');
    await waitlist.cancelFirst();
    const elsewhere = { desired_reservation_datetime: '2099-05-22 10:00:00' };
    expect((await site.book({ person_contact_mail: 'first@example.jp', ...elsewhere })).status).toBe(200);
    await waitlist.renew();
    expect(await waitlist.entry('first@example.jp')).toMatchObject({ state: 'booked' });
    expect(await waitlist.entry('second@example.jp')).toMatchObject({ state: 'offered' });
    await expectSound();
  });

  it('tells all who wait when too little time is left to hold anything, and the first one books it', async () => {
    await waitlist.join('first@example.jp');
    await waitlist.join('second@example.jp');
    await sql`update visit_slot set book_by = ${new Date(Date.now() + hour)}`.execute(database.db);
    await waitlist.cancelFirst();
    await waitlist.renew();
    await waitlist.renew();
    for (const mail of ['first@example.jp', 'second@example.jp']) {
      const subjects = await waitlist.subjects(mail);
      expect(subjects.filter((subject) => subject.includes('先着順'))).toHaveLength(1);
    }
    expect((await site.book({ person_contact_mail: 'second@example.jp' })).status).toBe(200);
    await expectSound();
  });

  it('tells who waited in vain, once booking has ended, and takes back what was held', async () => {
    await waitlist.join('first@example.jp');
    await waitlist.join('second@example.jp');
    await waitlist.cancelFirst();
    await sql`update visit_slot set book_by = ${new Date(Date.now() - 1)}`.execute(database.db);
    expect(await waitlist.renew()).toMatchObject({ ended: 1, over: 1 });
    for (const [mail, subject] of [
      ['first@example.jp', '見学の取り置きが取り消されました（a保育園）'],
      ['second@example.jp', '見学のキャンセル待ちを終了しました（a保育園）'],
    ] as const) {
      expect(await waitlist.entry(mail)).toMatchObject({ state: 'over' });
      expect((await waitlist.subjects(mail)).at(-1)).toBe(subject);
    }
    await expectSound();
  });

  it('refuses who need not wait, cannot wait, or has booked', async () => {
    expect(await waitlist.join('hanako@example.jp')).toMatchObject(refused('facility_already_booked'));
    await site.addSlot('2099-05-22 10:00:00');
    const at = (desired_reservation_datetime: string) =>
      waitlist.join('first@example.jp', { desired_reservation_datetime });
    expect(await at('2099-05-22 10:00:00')).toMatchObject(refused('slot_available'));
    expect(await at('2099-05-23 10:00:00')).toMatchObject(refused('slot_not_found'));
    expect(await waitlist.join('first@example.jp', { facility_id: site.ids.phone })).toMatchObject(
      refused('visits_not_booked_here'),
    );
    await sql`update visit_slot set child_class_ids = '{1}' where id = ${slot}`.execute(database.db);
    expect(await waitlist.join('first@example.jp')).toMatchObject(refused('child_class_unknown'));
    expect(await waitlist.join('first@example.jp', { child_birthday: '2098-05-01' })).toMatchObject(
      refused('child_of_other_class'),
    );
    expect(await waitlist.join('first@example.jp', { day: '2099-05-21' })).toMatchObject({ status: 422 });
    await sql`update visit_slot set book_by = ${new Date(Date.now() - 1)}`.execute(database.db);
    expect(await at(startsAt)).toMatchObject(refused('booking_closed'));
    expect(await database.db.selectFrom('waitlist_entry').selectAll().execute()).toEqual([]);
  });

  it('knows who waits already, and mails the link again', async () => {
    await waitlist.join('first@example.jp');
    await waitlist.join('FIRST@example.jp');
    expect(await database.db.selectFrom('waitlist_entry').selectAll().execute()).toHaveLength(1);
    expect(await waitlist.subjects('first@example.jp')).toHaveLength(2);
  });

  it('is listed for the member who has confirmed the address, with the links of the mails', async () => {
    const { authorization, mailaddress } = await insertMember(database.db);
    await waitlist.join(mailaddress);
    await waitlist.join('other@example.jp');
    const list = (headers: Asking) => site.app.get('/api/one_stop/waitlist_entries', headers);
    expect(await list({ authorization })).toMatchObject({
      status: 200,
      body: { entries: [{ state: 'waiting', position: 1, token: await waitlist.token(mailaddress) }] },
    });
    expect((await list({})).status).toBe(401);
    await waitlist.leave(mailaddress);
    expect((await list({ authorization })).body).toEqual({ entries: [] });
  });

  it('shows an entry by its link alone', async () => {
    await waitlist.join('first@example.jp');
    const token = await waitlist.token('first@example.jp');
    for (const wrong of [`${token}x`, `9${token}`, 'no-token', '0.a'])
      expect((await site.app.get(`/api/one_stop/waitlist?token=${encodeURIComponent(wrong)}`)).status).toBe(
        404,
      );
  });

  it('keeps all capacity accounted for while families cancel, book, join, leave and let offers pass at once', async () => {
    const times = ['2099-05-22', '2099-05-23', '2099-05-24'].map((day) => `${day} 10:00:00`);
    for (const at of times) await site.addSlot(at, { capacity: 2, families_left: 2 });
    const mail = (at: number) => `family-${at}@example.jp`;
    for (let round = 0; round < 4; round += 1) {
      const families = Array.from({ length: 12 }, (_, at) => at);
      await Promise.all(
        families.map(async (at) => {
          const time = { desired_reservation_datetime: times[(at + round) % times.length] as string };
          const booked = await site.book({ person_contact_mail: mail(at), ...time });
          expect([200, 400]).toContain(booked.status);
          if (booked.status === 400)
            expect([200, 400]).toContain((await waitlist.join(mail(at), time)).status);
          else if (at % 3 === 0) await waitlist.cancel(mail(at));
          if (at % 4 === 1) await waitlist.renew();
          if (booked.status === 400 && at % 5 === 2)
            await waitlist
              .leave(mail(at))
              .catch((error: Error) => expect(error.message).toContain('no result'));
        }),
      );
      await expectSound();
      await waitlist.expire();
      await Promise.all([waitlist.renew(), waitlist.renew(), waitlist.renew()]);
      await expectSound();
    }
    const twice = await sql`
      select from visit_offer where ended_at is null group by facility_id, contact_key having count(*) > 1
    `.execute(database.db);
    expect(twice.rows).toEqual([]);
  });
});
