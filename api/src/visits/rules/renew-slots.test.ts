import { beforeAll, beforeEach, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { describeOnDatabases } from '../../testing/databases.ts';
import { type BookingSite, openBookingSite } from '../bookings/testing/booking-site.ts';
import { closeDay } from '../slots/slot-desk.writes.ts';
import { renewSlots } from './renew-slots.ts';

/** 9:00 on Wednesday, 20 May 2099, in Japan. */
const now = new Date('2099-05-20T00:00:00Z');
const later = (days: number) => new Date(now.getTime() + days * 86_400_000);

describeOnDatabases('slots by rules', (database) => {
  let site: BookingSite;
  beforeAll(async () => {
    site = await openBookingSite(database.db);
  });
  beforeEach(async () => {
    await site.forget();
    await sql`delete from visit_rule`.execute(database.db);
  });

  const rule = (path_name: string, known: Record<string, unknown> = {}) =>
    sql`
      insert into visit_rule (facility_id, prefecture_code, path_name, kind, weekdays, first_day, last_day, starts_at, ends_at,
        capacity, child_class_ids)
      select id, prefecture_code, ${path_name}, ${known.kind ?? 'weekly'}, ${known.weekdays ?? [4]}::smallint[],
        ${known.first_day ?? '2099-05-01'}::date, ${known.last_day ?? null}::date, ${known.starts_at ?? '10:00'}::time,
        ${known.ends_at ?? '10:45'}::time, ${known.capacity ?? 3}::smallint, ${known.classes ?? []}::smallint[]
      from facility where id = ${known.facility ?? site.ids.a}
    `.execute(database.db);
  const change = (path_name: string, set: ReturnType<typeof sql>) =>
    sql`update visit_rule set ${set} where path_name = ${path_name}`.execute(database.db);
  const slots = async (facility = site.ids.a) => {
    const { rows } = await sql<{ at: string; capacity: number; families_left: number; is_open: boolean }>`
      select to_char(starts_at, 'MM-DD HH24:MI') as at, capacity, families_left, book_by > ${now} as is_open
      from visit_slot where facility_id = ${facility} order by starts_at
    `.execute(database.db);
    return rows;
  };
  const first = '2099-05-21 10:00:00';

  it('are made for 60 days ahead, once, and roll on with the days', async () => {
    await rule('thursdays');
    expect(await renewSlots(database.db, now)).toEqual({ created: 9, updated: 0, deleted: 0 });
    expect((await slots())[0]).toEqual({ at: '05-21 10:00', capacity: 3, families_left: 3, is_open: true });
    expect(await renewSlots(database.db, now)).toEqual({ created: 0, updated: 0, deleted: 0 });
    expect(await renewSlots(database.db, later(7))).toEqual({ created: 1, updated: 0, deleted: 0 });
  });

  it('follow their rule while nobody has booked them, and go when no rule wants them', async () => {
    await rule('thursdays');
    await renewSlots(database.db, now);
    await change('thursdays', sql`capacity = 5, ends_at = '11:00'`);
    expect(await renewSlots(database.db, now)).toEqual({ created: 0, updated: 9, deleted: 0 });
    expect((await slots())[0]).toMatchObject({ capacity: 5, families_left: 5 });
    await change('thursdays', sql`is_published = false`);
    expect(await renewSlots(database.db, now)).toEqual({ created: 0, updated: 0, deleted: 9 });
    expect(await slots()).toEqual([]);
  });

  it('keep the families that have booked, whatever becomes of the rule', async () => {
    await rule('thursdays');
    await renewSlots(database.db, now);
    for (const n of [1, 2])
      expect((await site.book({ person_contact_mail: `f${n}@example.jp` })).status).toBe(200);
    await change('thursdays', sql`capacity = 1, ends_at = '12:00'`);
    await renewSlots(database.db, now);
    expect((await slots())[0]).toMatchObject({ capacity: 2, families_left: 0 });
    expect((await slots())[1]).toMatchObject({ capacity: 1, families_left: 1 });
    const { rows } = await sql<{ ends: string }>`
      select to_char(ends_at, 'HH24:MI') as ends from visit_slot order by starts_at limit 2
    `.execute(database.db);
    expect(rows).toEqual([{ ends: '10:45' }, { ends: '12:00' }]);
    await change('thursdays', sql`is_published = false`);
    expect(await renewSlots(database.db, now)).toMatchObject({ deleted: 8 });
    expect(await slots()).toEqual([{ at: '05-21 10:00', capacity: 2, families_left: 0, is_open: false }]);
    expect(await site.discrepancies()).toEqual([]);
  });

  it('leave what was added by hand as it is', async () => {
    await site.addSlot(first, { capacity: 7, families_left: 7 });
    await rule('thursdays');
    expect(await renewSlots(database.db, now)).toMatchObject({ created: 8 });
    expect((await slots())[0]).toMatchObject({ capacity: 7 });
    await change('thursdays', sql`is_published = false`);
    await renewSlots(database.db, now);
    expect(await slots()).toMatchObject([{ capacity: 7 }]);
  });

  it('do not come back on a day that was closed by hand', async () => {
    await rule('thursdays');
    await renewSlots(database.db, now);
    expect(await closeDay(database.db, { facility: 'a', day: '2099-05-21' }, now)).toMatchObject({
      removed: 1,
    });
    expect(await renewSlots(database.db, now)).toEqual({ created: 0, updated: 0, deleted: 0 });
    expect((await slots())[0]).toMatchObject({ at: '05-28 10:00' });
  });

  it('are made only where bookings are taken', async () => {
    await rule('thursdays', { facility: site.ids.phone });
    await rule('thursdays', { facility: site.ids.hidden });
    expect(await renewSlots(database.db, now)).toEqual({ created: 0, updated: 0, deleted: 0 });
  });

  it('add up while families book and rules change', async () => {
    await rule('thursdays', { capacity: 4 });
    await renewSlots(database.db, now);
    const bookings = Array.from({ length: 12 }, (_, n) =>
      site.book({ person_contact_mail: `f${n}@example.jp` }, { from: `198.51.100.${n}` }),
    );
    const renewals = [2, 6, 3].map(async (capacity) => {
      await change('thursdays', sql`capacity = ${capacity}, is_published = ${capacity !== 3}`);
      await renewSlots(database.db, now);
    });
    await Promise.all([...bookings, ...renewals]);
    expect(await site.discrepancies()).toEqual([]);
    await change('thursdays', sql`capacity = 6, is_published = true`);
    await Promise.all([renewSlots(database.db, now), renewSlots(database.db, now)]);
    expect((await slots())[0]).toMatchObject({ capacity: 6, is_open: true });
    expect(await site.discrepancies()).toEqual([]);
  });
});
