import { prefectures } from '@enerabi/shared/constants';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import { refreshStatistics } from '../db/statistics.ts';
import { databasesToTest } from '../testing/databases.ts';
import { sampleRecord } from '../testing/sample-record.ts';
import { type FacilityRecord, saveFacilities } from './facility.record.ts';
import { type ListQuestion, listQuery } from './list.queries.ts';
import { type NearbyQuestion, reachQuery, withinQuery } from './nearby.queries.ts';

const stems = ['さくら', 'ひまわり', 'あおば', 'わかば', 'みどり', 'すみれ', '光', '明星', '愛児', '高砂'];

/** Names that share characters as real ones do: 40 in every 40,000 are called after a star, others after flowers. */
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

describe.each(databasesToTest)(`plans at ${facilities} facilities, $name`, ({ open }) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
    await migrate(database.db);
    // The server's own vacuum, in the middle of the load, would leave other statistics from one run to the next.
    for (const table of ['facility', 'facility_search'])
      await sql`alter table ${sql.table(table)} set (autovacuum_enabled = false)`.execute(database.db);
    const records = Array.from({ length: facilities }, (_, at) => record(at));
    await saveFacilities(database.db, records, { batch: 4_000 });
    await refreshStatistics(database);
  }, 120_000);
  afterAll(() => database.close());

  const explain = async (query: RawBuilder<unknown> | undefined): Promise<string> => {
    const { rows } = await sql<{
      'QUERY PLAN': string;
    }>`explain (analyze, timing off, summary off) ${query}`.execute(database.db);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  };
  const plan = (question: Partial<ListQuestion>) =>
    explain(listQuery({ sort: 'standard', page: 1, limit: 20, ...question }));

  it.each([
    ['all, by reading', {}, 'facility_by_kana'],
    ['a prefecture', { area: '130001' }, 'facility_by_kana_in_prefecture'],
    // Each index of a prefecture carries the type: which one is cheapest depends on the sample of the statistics.
    ['a prefecture and a type', { area: '130001', facility_types: [15] }, 'facility_by_\\w+_in_prefecture'],
    ['by capacity', { sort: 'capacity' }, 'facility_by_capacity'],
    ['a prefecture by date', { area: '130001', sort: 'updated' }, 'facility_by_update_in_prefecture'],
    ['a rare word', { keyword: '北斗七星' }, 'facility_search_by_grams'],
    ['two characters', { keyword: '北斗' }, 'facility_search_by_grams'],
    ['one character', { keyword: '斗' }, 'facility_search_by_grams'],
    ['two words', { keyword: '北斗 保育園' }, 'facility_search_by_grams'],
  ] as const)('%s: an index, and no scan of the table', async (_, question, index) => {
    const text = await plan(question);
    expect(text).toMatch(new RegExp(`Scan (using|on) ${index} `));
    expect(text).not.toMatch(/Seq Scan on (facility|facility_search) /);
  });

  it('what is near: the nearest-neighbour index', async () => {
    const question: NearbyQuestion = { latitude: 35.68, longitude: 139.76, limit: 6, acceptsTour: false };
    expect(await explain(reachQuery(question))).toContain('Index Scan using facility_by_place');
    const within = await explain(withinQuery(question, 2_000));
    expect(within).toMatch(/Scan (using|on) facility_by_place/);
    expect(within).not.toMatch(/Seq Scan on facility /);
  });
});
