import { momentOf } from '@enerabi/shared/clock';
import { listVisitsOfCorporation } from '@enerabi/shared/contract/visits/corporation-visits.schemas';
import { beforeAll, expect, it } from '@jest/globals';
import { createApp } from '../../app.ts';
import { saveFacilities } from '../../catalogue/facilities/save-facilities.ts';
import { describeOnDatabases } from '../../testing/databases.ts';
import { ownerOf } from '../../testing/owner-of.ts';
import { sampleRecord } from '../../testing/sample-record.ts';
import { sampleSlot } from '../../testing/sample-rows.ts';
import { findCorporationSlots } from './corporation-slots.queries.ts';

const corporation = { name: 'あおば会', path_name: 'aoba' };
/** 12:00 on a Wednesday in Japan. */
const noon = momentOf(new Date('2026-05-20T03:00:00Z'));

describeOnDatabases('visits to the facilities of an operator (R6.3)', (database) => {
  beforeAll(async () => {
    const { db } = database;
    const slots = { tour_acceptance: 'slots' } as const;
    await saveFacilities(db, [
      sampleRecord('A', { path_name: 'a', name: 'あおば保育園', corporation, ...slots }),
      sampleRecord('B', { path_name: 'b', corporation, ...slots }),
      sampleRecord('PHONE', { path_name: 'phone', corporation, tour_acceptance: 'phone' }),
      sampleRecord('HIDDEN', { path_name: 'hidden', corporation, is_published: false, ...slots }),
      sampleRecord('C', { path_name: 'c', corporation: { name: 'よその会', path_name: 'other' }, ...slots }),
    ]);
    const [a, b, phone, hidden, c] = [
      await ownerOf(db, 'a'),
      await ownerOf(db, 'b'),
      await ownerOf(db, 'phone'),
      await ownerOf(db, 'hidden'),
      await ownerOf(db, 'c'),
    ];
    await db
      .insertInto('visit_slot')
      .values([
        sampleSlot(a, '2026-05-20 11:00:00'),
        sampleSlot(a, '2026-05-22 10:00:00', { families_left: 1 }),
        sampleSlot(a, '2026-05-22 13:00:00', { families_left: 0 }),
        sampleSlot(a, '2026-05-23 10:00:00'),
        sampleSlot(a, '2026-05-24 10:00:00'),
        sampleSlot(a, '2026-06-24 10:00:00', { opens_at: new Date('2026-06-01T00:00:00Z') }),
        sampleSlot(b, '2026-05-23 09:00:00', { child_class_ids: [] }),
        ...[phone, hidden, c].map((other) => sampleSlot(other, '2026-05-21 10:00:00')),
      ])
      .execute();
  });

  const found = (limit: number, of = 'aoba') => findCorporationSlots(database.db, { of, limit, ...noon });

  it('are those that can be booked now, soonest first, each with its facility', async () => {
    const { facilities, visit_slots } = await found(8);
    expect(facilities).toBe(2);
    expect(visit_slots.map(({ starts_at, facility }) => `${starts_at} ${facility.path_name}`)).toEqual([
      '2026-05-22 10:00:00 a',
      '2026-05-23 09:00:00 b',
      '2026-05-23 10:00:00 a',
      '2026-05-24 10:00:00 a',
    ]);
    expect(visit_slots[0]).toMatchObject({ families_left: 1, facility: { name: 'あおば保育園' } });
  });

  it('are as many as asked for, and none of an operator that has none', async () => {
    const { facilities, visit_slots } = await found(2);
    expect([facilities, visit_slots.length]).toEqual([2, 2]);
    expect(await found(8, 'nobody')).toEqual({ facilities: 0, visit_slots: [] });
  });

  it('are answered by the contract, and not found for an unknown operator', async () => {
    const app = await createApp({ db: database.db });
    const ask = async (of: string) => {
      const answer = await app.request(`/api/front/corporation_visits?corporation_path_name=${of}`);
      return { status: answer.status, body: (await answer.json()) as object };
    };
    const { body } = await ask('aoba');
    expect(listVisitsOfCorporation.reply.parse(body)).toEqual(body);
    expect(await ask('nobody')).toMatchObject({ status: 404, body: { code: 'corporation_not_found' } });
  });
});
