import { momentOf } from '@enerabi/shared/clock';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/db/database.ts';
import { migrate } from '../../platform/db/migrate.ts';
import { databasesForPlans } from '../../testing/databases.ts';
import { bookingsQuery } from '../../visits/member-bookings/member-booking.queries.ts';
import { favoriteFacilitiesQuery } from '../favorites/favorite-facility.queries.ts';
import { favoriteJobsQuery } from '../favorites/favorite-job.queries.ts';
import { sentMessagesQuery } from './sent-message.queries.ts';

const accounts = 5_000;

/** Each has five of everything, of 2,000 facilities with a job each. */
const fill = async ({ db }: Database) => {
  await sql`
    insert into facility (import_municipality_code, import_id, content_hash, path_name, name, facility_type,
      prefecture_code, municipality_name, address, updated_on, sort_kana)
    select '131016', at, '', 'f' || at, 'ひまわり保育園', 1, '130001', '中央区', '本町1-1', '2026-05-01', 'ヒマワリ'
    from generate_series(1, 2000) at
  `.execute(db);
  await sql`
    insert into job_posting (facility_id, prefecture_code, path_name, job_type, employment_status, title, duties,
      duties_change, place, place_change, contract_term, probation, hours, holidays, salary_unit, salary_min, insurance,
      passive_smoking_measure, employer_name, posted_on, updated_on, valid_through)
    select id, prefecture_code, 'job', 1, 2, '保育士', '-', '-', '-', '-', '-', '-', '-', '-', 'month', 1, '-', '-', '-',
      '2026-05-01', '2026-05-01', '2026-06-30'
    from facility
  `.execute(db);
  await sql`
    insert into account (cognito_sub, mailaddress, mailaddress_key, password_hash, position_kind_ids, terms_version)
    select gen_random_uuid(), at::text, at::text, '', '{2}', '' from generate_series(1, ${accounts}::integer) at
  `.execute(db);
  const pairs = sql`account, generate_series(1, 5) at,
    lateral (select 1 + (account.id * 7 + at * 331) % 2000 as item) of`;
  await sql`insert into favorite_facility (account_id, facility_id) select account.id, item from ${pairs}`.execute(
    db,
  );
  await sql`
    insert into favorite_job (account_id, job_posting_id) select account.id, item from ${pairs}
  `.execute(db);
  await sql`
    insert into candidate_message (account_id, facility_id, purpose_kind_id, content)
    select account.id, item, 2, '' from ${pairs}
  `.execute(db);
  await sql`
    insert into booking (account_id, facility_id, starts_at, ends_at, cancel_by, person_last_name, person_first_name,
      person_last_name_furigana, person_first_name_furigana, person_contact_phone, person_contact_mail, person_number,
      child_number, terms_version, reference)
    select account.id, item, starts_at, starts_at + interval '1 hour', '2026-05-01', '', '', '', '', '', '', 1, 0, '',
      gen_random_uuid()::text
    from ${pairs}, lateral (select timestamp '2026-05-01 10:00' + (account.id + at) % 60 * interval '1 day' as starts_at) day
  `.execute(db);
};

describe.each(databasesForPlans)(`plans of a member's lists at ${accounts} members, $name`, ({ open }) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
    await migrate(database.db);
    await fill(database);
    await sql`vacuum analyze`.execute(database.db);
  }, 60_000);
  afterAll(() => database.close());

  const part = { accountId: 1_234, limit: 20 };
  const moment = momentOf(new Date('2026-05-20T03:00:00Z'));
  it.each<[string, RawBuilder<unknown>, string, string]>([
    [
      'visits ahead',
      bookingsQuery({ ...part, ...moment, when: 'upcoming' }),
      'booking',
      'booking_by_account',
    ],
    [
      'visits that are over',
      bookingsQuery({ ...part, ...moment, when: 'past' }),
      'booking',
      'booking_by_account',
    ],
    ['facilities', favoriteFacilitiesQuery(part), 'favorite_facility', 'favorite_facility_pkey'],
    ['jobs', favoriteJobsQuery({ ...part, ...moment }), 'favorite_job', 'favorite_job_pkey'],
    [
      'messages',
      sentMessagesQuery({ ...part, ...moment }),
      'candidate_message',
      'candidate_message_by_account',
    ],
  ])('%s: the index by account, and no scan of the table', async (_, query, table, index) => {
    const { rows } = await sql<{ 'QUERY PLAN': string }>`explain ${query}`.execute(database.db);
    const text = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(text).toContain(index);
    expect(text).not.toMatch(new RegExp(`Seq Scan on (${table}|facility|job_posting) `));
  });
});
