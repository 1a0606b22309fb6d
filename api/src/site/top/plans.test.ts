import { momentOf } from '@enerabi/shared/clock';
import { prefectures } from '@enerabi/shared/constants';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import type { Database } from '../../platform/db/database.ts';
import { migrate } from '../../platform/db/migrate.ts';
import { refreshStatistics } from '../../platform/db/statistics.ts';
import { databasesForPlans } from '../../testing/databases.ts';
import { topQuery } from './top.queries.ts';

const codes = prefectures.map(({ code }) => code);
/** The last one has none: its lists are searched in vain. */
const empty = '470007';

/**
 * 17,000 of 40,000 facilities have 24 slots each in the eight weeks from 21 May 2026, besides those of the past year.
 */
const fill = async ({ db }: Database) => {
  for (const table of ['facility', 'visit_slot', 'notification', 'event', 'support_message'])
    await sql`alter table ${sql.table(table)} set (autovacuum_enabled = false)`.execute(db);
  await sql`
    insert into facility (import_municipality_code, import_id, content_hash, path_name, name, facility_type,
      prefecture_code, municipality_name, address, updated_on, sort_kana, tour_acceptance)
    select '131016', at, '', 'f' || at, 'ひまわり保育園', 1, (${codes}::text[])[at % 47 + 1], '中央区', '本町1-1',
      '2026-05-01', 'ヒマワリ', case when at * 7 % 100 < 42 then 'slots' else 'phone' end
    from generate_series(1, 40000) at
  `.execute(db);
  await sql`
    insert into visit_slot (facility_id, prefecture_code, starts_at, ends_at, capacity, families_left, book_by, cancel_by)
    select id, prefecture_code, starts_at, starts_at + interval '30 minutes', 3, (id + at) % 4,
      (starts_at::date - interval '7 hours') at time zone 'Asia/Tokyo',
      (starts_at::date - interval '7 hours') at time zone 'Asia/Tokyo'
    from generate_series(0, 23) at, facility,
      lateral (select timestamp '2026-05-21 09:30' + (at * 5 + id) % 56 * interval '1 day' as starts_at) slot
    where tour_acceptance = 'slots' and prefecture_code <> ${empty}
  `.execute(db);
  await sql`
    insert into notification (facility_id, prefecture_code, path_name, title, body, audience, posted_on)
    select id, prefecture_code, 'n', '園庭開放', '', 'applicant', date '2026-05-20' - id % 365
    from facility where id % 2 = 0 and prefecture_code <> ${empty}
  `.execute(db);
  await sql`
    insert into support_message (facility_id, prefecture_code, child_class_id, gender_kind_id,
      support_message_recommend_kind_id, support_message_description, posted_on, is_published)
    select id, prefecture_code, 1, 1, 1, '感謝しています。', date '2026-05-20' - id % 365, true
    from facility where id % 2 = 0 and prefecture_code <> ${empty}
  `.execute(db);
  await sql`
    insert into event (facility_id, prefecture_code, path_name, title, body, audience, starts_at, ends_at, posted_on)
    select id, prefecture_code, 'e' || id, '夏まつり', '', 'applicant', starts_at, starts_at + interval '2 hours', '2026-05-01'
    from facility, lateral (select timestamp '2026-07-20 10:00' - id % 425 * interval '1 day' as starts_at) event
    where prefecture_code <> ${empty}
  `.execute(db);
};

describe.each(databasesForPlans)('the plan of the top page at 400,000 slots, $name', ({ open }) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
    await migrate(database.db);
    await fill(database);
    await refreshStatistics(database);
  }, 240_000);
  afterAll(() => database.close());

  const explain = async (area: string | undefined, now: string) => {
    const { rows } = await sql<{ 'QUERY PLAN': string }>`
      explain (analyze, buffers, timing off, summary off) ${topQuery({ area, ...momentOf(new Date(now)) })}
    `.execute(database.db);
    const text = rows.map((row) => row['QUERY PLAN']).join('\n');
    const [, hit = 0, read = 0] = /Buffers: shared(?: hit=(\d+))?(?: read=(\d+))?/.exec(text) ?? [];
    return { text, pages: Number(hit) + Number(read) };
  };

  it.each([
    ['the country, at noon', undefined, '2026-05-20T03:00:00Z', ''],
    // After 17:00 all of tomorrow's slots are still ahead, but none can be booked.
    ['the country, in the evening', undefined, '2026-05-20T09:00:00Z', ''],
    ['a prefecture', '130001', '2026-05-20T09:00:00Z', '_in_prefecture'],
    ['a prefecture that has nothing', empty, '2026-05-20T03:00:00Z', '_in_prefecture'],
  ])('%s: an index each, and few pages of any table', async (_, area, now, suffix) => {
    const { text, pages } = await explain(area, now);
    for (const index of [
      'visit_slot_to_book',
      'notification_by_date',
      'event_by_start',
      'support_message_by_date',
    ])
      expect(text).toMatch(new RegExp(`Scan (using|on) ${index}${suffix} `));
    expect(text).not.toMatch(/Seq Scan on (facility|visit_slot|notification|event|support_message) /);
    expect(pages).toBeLessThan(600);
    expect(pages).toBeGreaterThan(0);
  });
});
