import type { VisitPlans } from '@enerabi/shared/contract';
import { planVisits } from '@enerabi/shared/contract/visits/visit-plan.schemas';
import { beforeAll, expect, it } from '@jest/globals';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import { describeOnDatabases } from '../../testing/databases.ts';
import { type BookingSite, openBookingSite } from '../bookings/testing/booking-site.ts';

/** A name that two prefectures have, of which one station has two lines; and one beside it. */
async function addStations(db: Kysely<Schema>): Promise<void> {
  const lines = ['北線', '東線', '遠線'].map((name) => ({ operator: 'テスト鉄道', name }));
  const ids = await db.insertInto('railway_line').values(lines).returning('id').execute();
  const [north = 0, east = 0, far = 0] = ids.map(({ id }) => id);
  const { id: source_id } = await db.selectFrom('source').select('id').executeTakeFirstOrThrow();
  const station = (line_id: number, name: string, prefecture_code: string, position: [number, number]) => ({
    line_id,
    name,
    search_name: name,
    prefecture_code,
    latitude: position[0],
    longitude: position[1],
    source_id,
  });
  await db
    .insertInto('railway_station')
    .values([
      station(far, '中央', '400009', [33.59, 130.42]),
      station(north, '中央', '130001', [35.68, 139.76]),
      station(east, '中央', '130001', [35.68, 139.76]),
      station(east, '隣', '130001', [35.7, 139.78]),
    ])
    .execute();
}

describeOnDatabases('GET /api/one_stop/visit_plans', (database) => {
  let site: BookingSite;
  beforeAll(async () => {
    site = await openBookingSite(database.db);
    // 21 May 2099 is a Thursday.
    await site.addSlot('2099-05-21 10:00:00');
    await site.addSlot('2099-05-22 10:00:00', { child_class_ids: [3] });
    await site.addSlot('2099-05-25 14:00:00', { families_left: 0, reserved_elsewhere: 3 });
    await site.addSlot('2099-05-21 10:30:00', {}, 'b');
    await site.addSlot('2099-05-21 13:00:00', {}, 'b');
    await site.addSlot('2099-05-28 10:00:00', {}, 'b');
    await addStations(database.db);
    for (const [path_name, latitude] of Object.entries({ a: 35.675, b: 35.665 }))
      await database.db
        .updateTable('facility')
        .set({ latitude, longitude: 139.755 })
        .where('path_name', '=', path_name)
        .execute();
  });
  const plan = async (query: string) => {
    const { status, body } = await site.app.get(`/api/one_stop/visit_plans?${query}`);
    return { status, body: body as unknown as VisitPlans };
  };
  const both = 'path_names[]=a&path_names[]=b';
  const times = ({ plans: [first] }: VisitPlans) =>
    first?.visits.map(({ path_name, starts_at }) => `${path_name} ${starts_at.slice(5, 16)}`);

  it('plans visits that can be booked, without a conflict and with time to travel', async () => {
    const { status, body } = await plan(`${both}&path_names[]=phone&path_names[]=hidden&path_names[]=none`);
    expect(status).toBe(200);
    expect(planVisits.reply.parse(body)).toEqual(body);
    expect(body.facilities).toMatchObject([
      { path_name: 'a', bookable_slots: 2, matching_slots: 2 },
      { path_name: 'b', bookable_slots: 3, matching_slots: 3 },
      { path_name: 'phone', bookable_slots: 0, matching_slots: 0, tour_acceptance: 'phone' },
    ]);
    expect(times(body)).toEqual(['a 05-21 10:00', 'b 05-21 13:00']);
    const [first] = body.plans;
    expect(first).toMatchObject({ days: 1, left_out: ['phone'] });
    expect((first?.visits[1]?.travel_minutes ?? 0) + (first?.visits[1]?.waiting_minutes ?? 0)).toBe(120);
  });

  it('keeps to the days, times and class of a family', async () => {
    expect(times((await plan(`${both}&weekdays[]=5`)).body)).toEqual(['a 05-22 10:00']);
    expect(times((await plan(`${both}&until_time=12:00`)).body)).toEqual(['b 05-21 10:30', 'a 05-22 10:00']);
    expect(times((await plan(`path_names[]=a&from_time=11:00`)).body)).toBeUndefined();
    expect((await plan(`path_names[]=a&child_class_id=0`)).body.facilities).toMatchObject([
      { bookable_slots: 2, matching_slots: 1 },
    ]);
    expect(times((await plan(`${both}&most_per_day=1`)).body)).toEqual(['b 05-21 10:30', 'a 05-22 10:00']);
  });

  it('begins and ends each day at the station of a name, the nearest one of several', async () => {
    const first = async (name: string) => {
      const { body } = await plan(`${both}&starting_station=${encodeURIComponent(name)}`);
      expect(planVisits.reply.parse(body)).toEqual(body);
      return body;
    };
    const body = await first('中央駅');
    expect(body.starting_point).toEqual({
      name: '中央',
      lines: ['北線', '東線'],
      latitude: 35.68,
      longitude: 139.76,
    });
    const [a, b] = body.plans[0]?.visits ?? [];
    expect(a?.travel_minutes).toBeGreaterThan(0);
    expect(a?.return_minutes).toBeNull();
    expect(b?.return_minutes).toBeGreaterThan(a?.travel_minutes ?? 0);
    expect(body.plans[0]?.travel_minutes).toBe(
      (a?.travel_minutes ?? 0) + (b?.travel_minutes ?? 0) + (b?.return_minutes ?? 0),
    );
    expect(body.nearby_stations.map(({ name }) => name)).toEqual(['中央', '隣']);
    const unknown = await first('どこにもない');
    expect(unknown).toMatchObject({ starting_point: null });
    expect(unknown.plans[0]?.visits[1]?.return_minutes).toBeNull();
    expect((await plan(`${both}&starting_station=`)).status).toBe(422);
  });

  it('keeps what is chosen by hand, unless it is gone', async () => {
    expect(times((await plan(`${both}&pinned[]=a@2099-05-22T10:00`)).body)).toEqual([
      'b 05-21 10:30',
      'a 05-22 10:00',
    ]);
    expect(times((await plan(`${both}&pinned[]=a@2099-05-25T14:00`)).body)?.[0]).toBe('a 05-21 10:00');
  });

  it.each(['', 'path_names[]=A', `${both}&pinned[]=a`, `${both}&most_per_day=9`, `${both}&weekdays[]=7`])(
    'refuses %s',
    async (query) => {
      expect((await plan(query)).status).toBe(422);
    },
  );

  it('takes eight facilities at most', async () => {
    const nine = Array.from({ length: 9 }, (_, at) => `path_names[]=a${at}`).join('&');
    expect((await plan(nine)).status).toBe(422);
  });
});
