import { prefectures } from '@enerabi/shared/constants';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import type { Database } from '../../platform/db/database.ts';
import { migrate } from '../../platform/db/migrate.ts';
import { refreshStatistics } from '../../platform/db/statistics.ts';
import { databasesForPlans } from '../../testing/databases.ts';
import { hiringFacilitiesQuery } from './hiring-facilities.queries.ts';

const codes = prefectures.map(({ code }) => code);

/** Every facility has five postings of the last three months. */
const fill = async ({ db }: Database) => {
  for (const table of ['facility', 'job_posting'])
    await sql`alter table ${sql.table(table)} set (autovacuum_enabled = false)`.execute(db);
  await sql`
    insert into facility (import_municipality_code, import_id, content_hash, path_name, name, facility_type,
      prefecture_code, municipality_name, address, updated_on, sort_kana)
    select '131016', at, '', 'f' || at, 'ひまわり保育園', 1, (${codes}::text[])[at % 47 + 1], '中央区', '本町1-1',
      '2026-05-01', 'ヒマワリ'
    from generate_series(1, 8000) at
  `.execute(db);
  await sql`
    insert into job_posting (facility_id, prefecture_code, path_name, job_type, employment_status, title, duties,
      duties_change, place, place_change, contract_term, probation, hours, holidays, salary_unit, salary_min, insurance,
      passive_smoking_measure, employer_name, posted_on, updated_on, valid_through)
    select id, prefecture_code, 'j' || at, at % 9 + 1, 2, '求人', repeat('保育', 200),
      'なし', '当園', 'なし', 'なし', 'なし', '8時間', '日曜日', 'month', 200000, 'あり', '禁煙', '法人', day,
      day, '2026-06-30'
    from facility, generate_series(1, 5) at, lateral (select date '2026-05-20' - (id + at) % 90 as day) posting
  `.execute(db);
};

describe.each(databasesForPlans)('the plan of hiring facilities at 40,000 postings, $name', ({ open }) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
    await migrate(database.db);
    await fill(database);
    await refreshStatistics(database);
  }, 120_000);
  afterAll(() => database.close());

  it('reads the latest postings from their index, and then those of the facilities found', async () => {
    const query = hiringFacilitiesQuery({ today: '2026-05-20', limit: 6 });
    const { rows } = await sql<{
      'QUERY PLAN': string;
    }>`explain (analyze, timing off, summary off) ${query}`.execute(database.db);
    const text = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(text).toContain('Index Only Scan using job_posting_by_day');
    expect(text).toMatch(/Index Cond: \(+facility_id = job.facility_id/);
    expect(text).not.toMatch(/Seq Scan on job_posting /);
  });
});
