import { beforeAll, expect, it } from '@jest/globals';
import { describeOnDatabases } from '../../testing/databases.ts';
import { sampleRecord } from '../../testing/sample-record.ts';
import { findNearby, findWithin } from './nearby.queries.ts';
import { saveFacilities } from './save-facilities.ts';

const tokyo = { latitude: 35.6812, longitude: 139.7671 };
/** In metres: nothing is further away. */
const halfTheEarth = 20_040_000;
/** A spiral from Tokyo that ends in Okinawa's distance, so that every reach has some. */
const records = Array.from({ length: 60 }, (_, at) => {
  const [turn, reach] = [at * 2.4, 0.002 * 1.17 ** at];
  return sampleRecord(`S${at}`, {
    latitude: tokyo.latitude + Math.min(reach, 9) * Math.sin(turn),
    longitude: tokyo.longitude + Math.min(reach, 9) * Math.cos(turn),
    tour_acceptance: at % 2 ? 'none' : 'phone',
  });
});

describeOnDatabases('nearby facilities', (database) => {
  beforeAll(() =>
    saveFacilities(database.db, [
      ...records,
      sampleRecord('NOWHERE'),
      sampleRecord('HIDDEN', { ...tokyo, is_published: false }),
    ]),
  );

  it('are the nearest, nearest first', async () => {
    const found = await findNearby(database.db, { ...tokyo, limit: 6, acceptsTour: false });
    expect(found.map(({ path_name }) => path_name)).toEqual([0, 1, 2, 3, 4, 5].map((at) => `131016-s${at}`));
    expect(found[0]?.distance_m).toBeGreaterThan(170);
    expect(found[0]?.distance_m).toBeLessThan(230);
  });

  it('are those that a look at all of them finds, from anywhere', async () => {
    const places = [
      tokyo,
      { latitude: 26.2, longitude: 127.7 },
      { latitude: 43, longitude: 141.3 },
      { latitude: 48, longitude: 156 },
    ];
    for (const place of places)
      for (const limit of [1, 10, 50]) {
        const query = { ...place, limit, acceptsTour: false };
        const all = await findWithin(database.db, query, halfTheEarth);
        expect(await findNearby(database.db, query)).toEqual(all);
        expect(all).toHaveLength(limit);
      }
  });

  it('are none for who is on another continent', async () => {
    const query = { latitude: 48.86, longitude: 2.35, limit: 6, acceptsTour: false };
    expect(await findNearby(database.db, query)).toEqual([]);
  });

  it('are only those that take visits, where that is asked', async () => {
    const found = await findNearby(database.db, { ...tokyo, limit: 50, acceptsTour: true });
    expect(found).toHaveLength(30);
    expect(found.every(({ tour_acceptance }) => tour_acceptance === 'phone')).toBe(true);
  });
});
