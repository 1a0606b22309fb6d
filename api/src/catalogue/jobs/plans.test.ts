import { prefectures } from '@enerabi/shared/constants';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/db/database.ts';
import { migrate } from '../../platform/db/migrate.ts';
import { refreshStatistics } from '../../platform/db/statistics.ts';
import { databasesForPlans } from '../../testing/databases.ts';
import { findFacility } from '../facilities/detail.queries.ts';
import type { KnownPosting } from './job-posting-page.queries.ts';
import { aroundQuery, inPrefectureQuery } from './nearby-jobs.queries.ts';

const codes = prefectures.map(({ code }) => code);

/** Every facility has two postings; one kind of job is rare. */
const fill = async ({ db }: Database) => {
  for (const table of ['facility', 'job_posting'])
    await sql`alter table ${sql.table(table)} set (autovacuum_enabled = false)`.execute(db);
  await sql`
    insert into facility (import_municipality_code, import_id, content_hash, path_name, name, facility_type,
      prefecture_code, municipality_name, address, updated_on, sort_kana, latitude, longitude)
    select '131016', at, '', 'f' || at, 'ひまわり保育園', 1, (${codes}::text[])[at % 47 + 1], '中央区', '本町1-1',
      '2026-05-01', 'ヒマワリ', 31 + at * 0.618 % 12, 130 + at * 0.414 % 11
    from generate_series(1, 20000) at
  `.execute(db);
  await sql`
    insert into job_posting (facility_id, prefecture_code, path_name, job_type, employment_status, title, duties,
      duties_change, place, place_change, contract_term, probation, hours, holidays, salary_unit, salary_min, insurance,
      passive_smoking_measure, employer_name, posted_on, updated_on, valid_through)
    select id, prefecture_code, 'j' || at, case when id % 400 = 0 then 9 else at end, 2, '求人', repeat('保育', 200),
      'なし', '当園', 'なし', 'なし', 'なし', '8時間', '日曜日', 'month', 200000, 'あり', '禁煙', '法人', '2026-05-01',
      '2026-05-01', '2026-06-30'
    from facility, generate_series(1, 2) at
  `.execute(db);
};

describe.each(databasesForPlans)('the plans of similar postings at 40,000, $name', ({ open }) => {
  let database: Database;
  let posting: KnownPosting;
  beforeAll(async () => {
    database = await open();
    await migrate(database.db);
    await fill(database);
    await refreshStatistics(database);
    const facility = await findFacility(database.db, 'f1234');
    if (!facility) throw new Error('The facility is not there');
    posting = { facility, job: { job_posting_id: 1, job_type: 1 }, today: '2026-05-20' };
  }, 120_000);
  afterAll(() => database.close());

  const explain = async (query: RawBuilder<unknown> | undefined): Promise<string> => {
    if (!query) throw new Error('The place is not known');
    const { rows } = await sql<{
      'QUERY PLAN': string;
    }>`explain (analyze, timing off, summary off) ${query}`.execute(database.db);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  };

  it('those around: the nearest facilities by their index, and the postings of these', async () => {
    const text = await explain(aroundQuery(posting));
    expect(text).toContain('facility_by_place');
    expect(text).not.toMatch(/Seq Scan on (facility|job_posting) /);
  });

  it.each([1, 9] as const)('those of a prefecture: the postings of job type %i there', async (job_type) => {
    const text = await explain(inPrefectureQuery({ ...posting, job: { job_posting_id: 1, job_type } }));
    expect(text).toContain('job_posting_by_prefecture_and_type');
    expect(text).not.toMatch(/Seq Scan on job_posting /);
  });
});
