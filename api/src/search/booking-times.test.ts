import { beforeAll, beforeEach, expect, it } from '@jest/globals';
import type { Kysely, Transaction } from 'kysely';
import { saveFacilities } from '../catalogue/facilities/save-facilities.ts';
import type { Schema } from '../platform/db/schema.ts';
import { describeOnDatabases } from '../testing/databases.ts';
import { sampleRecord } from '../testing/sample-record.ts';
import { sampleSlot } from '../testing/sample-rows.ts';
import { FacilitySearch } from './facilities/facility-search.ts';

const records = [
  sampleRecord('A', { name: 'あおぞら園', tour_acceptance: 'slots' }),
  sampleRecord('B', { name: 'ひまわり園', tour_acceptance: 'slots' }),
  sampleRecord('C', { name: 'でんわ園', tour_acceptance: 'phone' }),
];
const inJapan = (time: string) => new Date(`${time}+09:00`);
const before = inJapan('2026-05-20T10:00:00');

describeOnDatabases('facilities of which a visit can be booked (R4)', (database) => {
  let search: FacilitySearch;
  let facilities: { id: number; name: string; prefecture_code: string }[];

  beforeAll(async () => {
    await saveFacilities(database.db, records);
    facilities = await database.db
      .selectFrom('facility')
      .select(['id', 'name', 'prefecture_code'])
      .orderBy('id')
      .execute();
    search = new FacilitySearch(database.db);
  });

  const idOf = (name: string) => facilities.find((one) => one.name === name)?.id ?? 0;
  const slotOf = (name: string, startsAt: string, more: Parameters<typeof sampleSlot>[2] = {}) =>
    sampleSlot(
      { facility_id: idOf(name), prefecture_code: facilities[0]?.prefecture_code ?? '' },
      startsAt,
      more,
    );
  const set = (db: Kysely<Schema> | Transaction<Schema>, startsAt: string, families_left: number) =>
    db
      .updateTable('visit_slot')
      .set({ families_left })
      .where('facility_id', '=', idOf('あおぞら園'))
      .where('starts_at', '=', startsAt)
      .execute();
  const bookable = async (now = before) => {
    const asked = {
      sort: 'standard',
      page: 1,
      limit: 20,
      walk_minutes: 15,
      has_bookable_visit: true,
    } as const;
    const { facilities } = (await search.list(asked, now)).value();
    const { has_bookable_visit } = await search.counts({ walk_minutes: 15 }, now);
    expect(has_bookable_visit).toBe(facilities.length);
    return facilities.map(({ name }) => name);
  };

  beforeEach(async () => {
    const { db } = database;
    await db.deleteFrom('visit_slot').execute();
    await db
      .insertInto('visit_slot')
      .values([
        slotOf('あおぞら園', '2026-05-25 10:00:00', { book_by: inJapan('2026-05-24T17:00:00') }),
        slotOf('あおぞら園', '2026-06-25 10:00:00', {
          opens_at: inJapan('2026-06-01T09:00:00'),
          book_by: inJapan('2026-06-24T17:00:00'),
        }),
        slotOf('でんわ園', '2026-05-25 10:00:00'),
      ])
      .execute();
  });

  it('are those that take bookings, from the opening of one up to the end of its booking', async () => {
    expect(await bookable()).toEqual(['あおぞら園']);
    expect(await bookable(inJapan('2026-05-24T16:59:59'))).toEqual(['あおぞら園']);
    expect(await bookable(inJapan('2026-05-24T17:00:00'))).toEqual([]);
    expect(await bookable(inJapan('2026-06-01T08:59:59'))).toEqual([]);
    expect(await bookable(inJapan('2026-06-01T09:00:00'))).toEqual(['あおぞら園']);
    expect(await bookable(inJapan('2026-06-24T17:00:00'))).toEqual([]);
  });

  it('follow the last place, a place that is free again, a visit that is called off, and new ones', async () => {
    const { db } = database;
    expect(await bookable()).toEqual(['あおぞら園']);
    await set(db, '2026-05-25 10:00:00', 0);
    expect(await bookable()).toEqual([]);
    await set(db, '2026-05-25 10:00:00', 1);
    expect(await bookable()).toEqual(['あおぞら園']);
    await db.insertInto('visit_slot').values(slotOf('ひまわり園', '2026-05-25 10:00:00')).execute();
    expect(await bookable()).toEqual(['あおぞら園', 'ひまわり園']);
    await db.deleteFrom('visit_slot').where('facility_id', '=', idOf('あおぞら園')).execute();
    expect(await bookable()).toEqual(['ひまわり園']);
  });

  it('follow a facility that takes bookings no more, or is hidden for a while', async () => {
    const { db } = database;
    const change = (values: { tour_acceptance?: 'slots' | 'phone'; is_published?: boolean }) =>
      db.updateTable('facility').set(values).where('name', '=', 'あおぞら園').execute();
    await change({ tour_acceptance: 'phone' });
    expect(await bookable()).toEqual([]);
    await change({ tour_acceptance: 'slots', is_published: false });
    expect(await bookable()).toEqual([]);
    await change({ is_published: true });
    expect(await bookable()).toEqual(['あおぞら園']);
  });

  it('take no row of their own into a booking that leaves capacity', async () => {
    const { db } = database;
    await set(db, '2026-05-25 10:00:00', 3);
    const written = () =>
      db
        .selectFrom('facility_booking')
        .select('changed_in')
        .where('facility_id', '=', idOf('あおぞら園'))
        .execute();
    const first = await written();
    await set(db, '2026-05-25 10:00:00', 2);
    expect(await written()).toEqual(first);
  });

  it('lose neither of two last places that are taken at once', async () => {
    const { db, kind } = database;
    // The embedded database has one transaction at a time.
    if (kind === 'embedded') return;
    const taken = Promise.withResolvers<void>();
    const second = db.transaction().execute(async (other) => {
      await taken.promise;
      await set(other, '2026-06-25 10:00:00', 0);
    });
    await db.transaction().execute(async (one) => {
      await set(one, '2026-05-25 10:00:00', 0);
      taken.resolve();
      // The second one waits for the end of this one.
      await new Promise((resolve) => setTimeout(resolve, 300));
    });
    await second;
    const { bookable_at } = await db
      .selectFrom('facility_booking')
      .select('bookable_at')
      .where('facility_id', '=', idOf('あおぞら園'))
      .executeTakeFirstOrThrow();
    expect(bookable_at).toBe('{}');
  });
});
