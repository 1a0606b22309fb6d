import { sql } from 'kysely';
import type { Database } from '../../platform/db/database.ts';

/** Columns that make a posting of another one; owner, path name and dates are its own. */
const copied = [
  'job_type',
  'employment_status',
  'title',
  'duties',
  'duties_change',
  'place',
  'place_change',
  'contract_term',
  'renewal_limit',
  'probation',
  'hours',
  'holidays',
  'salary_unit',
  'salary_min',
  'salary_max',
  'salary_note',
  'insurance',
  'passive_smoking_measure',
  'employer_name',
  'qualifications',
  'daily_schedule',
  'paid_hours',
  'annual_days_off',
  'overtime_hours',
  'has_no_night_shift',
  'has_weekends_off',
  'has_rented_housing',
  'supports_qualification',
  'welcomes_returners',
  'welcomes_beginners',
  'accepts_visits',
].map((column) => sql.ref(column));

/**
 * Brings the database to a number of open postings: the demonstration ones again and again, at other facilities and with
 * other dates.
 */
export async function addPostings({ db }: Pick<Database, 'db'>, postings: number): Promise<void> {
  await sql`
    with model as materialized (
      select row_number() over (order by id) - 1 as number, job_posting.*
      from job_posting where valid_through >= (now() at time zone 'Asia/Tokyo')::date
    ),
    place as materialized (
      select row_number() over (order by md5(id::text)) - 1 as number, id, prefecture_code
      from facility where is_published
    ),
    wanted as (
      select number, (number * 7919) % (select count(*) from model) as of_model,
        number % (select count(*) from place) as of_place
      from generate_series(0, ${postings} - 1 - (select count(*) from model)) number
    )
    insert into job_posting (facility_id, prefecture_code, path_name, posted_on, updated_on, valid_through, ${sql.join(copied)})
    select place.id, place.prefecture_code, 'bench-' || wanted.number,
      (now() at time zone 'Asia/Tokyo')::date - (wanted.number % 60)::integer,
      (now() at time zone 'Asia/Tokyo')::date - (wanted.number % 7 % (wanted.number % 60 + 1))::integer,
      (now() at time zone 'Asia/Tokyo')::date + 30, ${sql.join(copied)}
    from wanted
    join model on model.number = wanted.of_model
    join place on place.number = wanted.of_place
  `.execute(db);
  await sql`vacuum analyze job_posting`.execute(db);
}
