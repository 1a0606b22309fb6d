import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/db/database.ts';
import { migrate } from '../../platform/db/migrate.ts';
import { refreshStatistics } from '../../platform/db/statistics.ts';
import { databasesForPlans } from '../../testing/databases.ts';
import { listQuery } from './corporation-list.queries.ts';
import {
  interviewsQuery,
  jobCountQuery,
  jobsQuery,
  notificationsQuery,
} from './corporation-posts.queries.ts';

/** 30,000 facilities, 30 of each operator; each third has an interview, the others a notice and a posting. */
const fill = async ({ db }: Database) => {
  for (const table of ['facility', 'job_posting', 'interview', 'notification'])
    await sql`alter table ${sql.table(table)} set (autovacuum_enabled = false)`.execute(db);
  await sql`insert into corporation (name, path_name) select '法人' || at, 'c' || at from generate_series(1, 1000) at`.execute(
    db,
  );
  await sql`
    insert into facility (import_municipality_code, import_id, content_hash, path_name, name, facility_type,
      prefecture_code, municipality_name, address, updated_on, sort_kana, corporation_id)
    select '131016', at, '', 'f' || at, 'ひまわり保育園', 1, '130001', '千代田区', '丸の内1-1', '2026-05-01', 'ヒマワリ',
      (select min(id) from corporation) + at % 1000
    from generate_series(1, 30000) at
  `.execute(db);
  await sql`
    insert into job_posting (facility_id, prefecture_code, path_name, job_type, employment_status, title, duties,
      duties_change, place, place_change, contract_term, probation, hours, holidays, salary_unit, salary_min, insurance,
      passive_smoking_measure, employer_name, posted_on, updated_on, valid_through)
    select id, prefecture_code, 'p', 1, 1, '保育士', '保育', 'なし', '園', 'なし', 'なし', 'なし', '8時間', '日曜日', 'month',
      200000, '完備', '禁煙', '法人', date '2026-05-20' - id % 90, date '2026-05-20', '2026-06-30'
    from facility where id % 3 > 0
  `.execute(db);
  await sql`
    insert into notification (facility_id, prefecture_code, path_name, title, body, audience, posted_on)
    select id, prefecture_code, 'n', '園庭開放', '', 'applicant', date '2026-05-20' - id % 365
    from facility where id % 3 > 0
  `.execute(db);
  await sql`
    insert into interview (facility_id, path_name, title, job_type, job_title, introduction, answers, posted_on)
    select id, 'i', '毎日が学びです', 1, '保育士', '', '[]', date '2026-05-20' - id % 365 from facility where id % 3 = 0
  `.execute(db);
};

describe.each(databasesForPlans)('plans of what an operator has posted, $name', ({ open }) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
    await migrate(database.db);
    await fill(database);
    await refreshStatistics(database);
  }, 120_000);
  afterAll(() => database.close());

  const explain = async (query: RawBuilder<unknown>): Promise<string> => {
    const { rows } = await sql<{
      'QUERY PLAN': string;
    }>`explain (analyze, timing off, summary off) ${query}`.execute(database.db);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  };
  const query = { of: 'c7', limit: 6, offset: 0, today: '2026-05-20' };
  const list = listQuery({ sort: 'facilities', page: 1, limit: 20 }, query.today);

  it.each([
    ['job postings', jobsQuery(query), 'job_posting'],
    ['their number', jobCountQuery(query), 'job_posting'],
    ['interviews', interviewsQuery(query), 'interview'],
    ['notices', notificationsQuery(query), 'notification'],
    ['numbers in the list of operators', list, 'job_posting'],
  ])('%s: the rows of its facilities alone, by an index of them', async (_what, asked, table) => {
    const text = await explain(asked);
    expect(text).toMatch(new RegExp(`Index Scan (using|on) ${table}_(by_facility|facility_id)`));
    expect(text).not.toMatch(new RegExp(`Seq Scan on ${table} |${table}_by_date`));
  });
});
