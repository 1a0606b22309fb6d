import { prefectures } from '@enerabi/shared/constants';
import type { FacilityRecord } from '@enerabi/shared/server/records';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type RawBuilder, sql } from 'kysely';
import { type NearbyQuery, reachQuery, withinQuery } from '../catalogue/facilities/nearby.queries.ts';
import { saveFacilities } from '../catalogue/facilities/save-facilities.ts';
import type { Database } from '../platform/db/database.ts';
import { migrate } from '../platform/db/migrate.ts';
import { refreshStatistics } from '../platform/db/statistics.ts';
import { databasesForPlans } from '../testing/databases.ts';
import { sampleRecord } from '../testing/sample-record.ts';
import { nextBookingTimesQuery } from '../visits/slots/booking-times.queries.ts';
import { changesQuery, nextDocumentsQuery } from './facilities/facility-document.queries.ts';
import { summariesQuery } from './facilities/facility-summary.queries.ts';

const stems = ['さくら', 'ひまわり', 'あおば', 'わかば', 'みどり', 'すみれ', '光', '明星', '愛児', '高砂'];

/** Names share characters as real ones do: 40 in every 40,000 are called after a star, others after flowers. */
const record = (at: number): FacilityRecord => {
  const { code, name } = prefectures[at % 47] as (typeof prefectures)[number];
  const stem = at % 1_000 === 0 ? '北斗七星' : stems[at % stems.length];
  return sampleRecord(String(at), {
    name: `${stem}${at % 3 ? '保育園' : 'こども園'}`,
    prefecture_code: code,
    address: `${name}${at % 97}丁目${at % 31}-${at % 13}`,
    facility_type: at % 20 === 0 ? 15 : 1,
    capacity: at % 150,
    latitude: 31 + ((at * 0.618) % 12),
    longitude: 130 + ((at * 0.414) % 11),
  });
};

const facilities = 40_000;

describe.each(databasesForPlans)(`plans at ${facilities} facilities, $name`, ({ open }) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
    await migrate(database.db);
    // The server's own vacuum during the load would lead to different statistics in each run.
    for (const table of ['facility', 'facility_search', 'facility_booking'])
      await sql`alter table ${sql.table(table)} set (autovacuum_enabled = false)`.execute(database.db);
    const records = Array.from({ length: facilities }, (_, at) => record(at));
    await saveFacilities(database.db, records, { batch: 4_000 });
    await sql`
      insert into facility_booking (facility_id, bookable_at) select id, '{[2026-05-01, 2026-06-01)}' from facility
    `.execute(database.db);
    await refreshStatistics(database);
  }, 120_000);
  afterAll(() => database.close());

  const explain = async (query: RawBuilder<unknown>): Promise<string> => {
    const { rows } = await sql<{
      'QUERY PLAN': string;
    }>`explain (analyze, timing off, summary off) ${query}`.execute(database.db);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  };
  it('the facilities of a page: the primary key, and no scan of the table', async () => {
    const ids = Array.from({ length: 20 }, (_, at) => 1 + at * 1_999);
    const text = await explain(summariesQuery(ids));
    expect(text).toContain('facility_pkey');
    expect(text).not.toMatch(/Seq Scan on facility /);
  });

  it('what changed: the indexes of changes', async () => {
    const text = await explain(changesQuery(9_000_000_000));
    for (const table of ['facility_search', 'facility_booking']) {
      expect(text).toContain(`${table}_by_change`);
      expect(text).not.toContain(`Seq Scan on ${table} `);
    }
  });

  it('the booking times that a search index reads next: those alone', async () => {
    const text = await explain(nextBookingTimesQuery(facilities - 5_000, 1_000));
    const [, rows] = /Index Scan using facility_booking_pkey .*rows=([\d.]+) loops=1/.exec(text) ?? [];
    expect(Number(rows)).toBe(1_000);
  });

  it('the facilities that a search index reads next: those alone, of both tables', async () => {
    const text = await explain(nextDocumentsQuery(facilities - 5_000, 1_000));
    const read = [...text.matchAll(/Scan .*on facility(?:_search)? .*rows=([\d.]+) loops=(\d+)/g)];
    expect(read).toHaveLength(2);
    for (const [, rows, loops] of read) expect(Number(rows) * Number(loops)).toBeLessThanOrEqual(5_000);
  });

  it('what is near: the nearest-neighbour index', async () => {
    const query: NearbyQuery = { latitude: 35.68, longitude: 139.76, limit: 6, acceptsTour: false };
    expect(await explain(reachQuery(query))).toContain('Index Scan using facility_by_place');
    const within = await explain(withinQuery(query, 2_000));
    expect(within).toMatch(/Scan (using|on) facility_by_place/);
    expect(within).not.toMatch(/Seq Scan on facility /);
  });
});
