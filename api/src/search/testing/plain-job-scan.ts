import { momentOf } from '@enerabi/shared/clock';
import { type JobSort, jobFlagNames } from '@enerabi/shared/constants';
import type { JobConditions, JobListQuery, JobMapQuery } from '@enerabi/shared/contract';
import { searchWords } from '@enerabi/shared/japanese';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { isJobShown } from '../../catalogue/jobs/job-posting.queries.ts';
import { jobSearchText } from '../../catalogue/jobs/job-search-text.ts';
import type { Schema } from '../../platform/db/schema.ts';
import { jobDocumentColumns } from '../jobs/job-document.queries.ts';
import { cellWidth, stretch } from '../map.rules.ts';
import { all, codesWithin, distanceTo, rankOf, withinWalk } from './plain-scan.ts';

type Condition = RawBuilder<unknown>;
type Target = Pick<JobListQuery, 'search_target_lat' | 'search_target_lng'>;

/**
 * Writes the postings that are shown, with their texts in search form, into tables of the test alone: the index computes
 * the texts when it reads a posting. Call it after postings or facilities have changed, and for another day.
 */
export async function writeJobDocuments(db: Kysely<Schema>, now: Date): Promise<void> {
  await sql`drop table if exists job_document, job_text`.execute(db);
  await sql`create table job_text (job_posting_id integer primary key, search_name text, search_text text)`.execute(
    db,
  );
  const { rows } = await sql<
    Parameters<typeof jobSearchText>[0] & { id: number; name: string; text: string }
  >`
    select job.id, job.title, job.job_type, job.employment_status, job.employer_name, search.search_name as name,
      search.search_text as text
    from job_posting job join facility_search search on search.facility_id = job.facility_id
  `.execute(db);
  const texts = rows.map(({ id, name, text, ...job }) => ({
    job_posting_id: id,
    ...jobSearchText(job, { search_name: name, search_text: text }),
  }));
  await sql`insert into job_text select * from jsonb_populate_recordset(null::job_text, ${JSON.stringify(texts)}::jsonb)`.execute(
    db,
  );
  await sql`
    create table job_document as
    select ${jobDocumentColumns}, job.is_published, text.search_name, text.search_text
    from job_posting job join facility on facility.id = job.facility_id
    join job_text text on text.job_posting_id = job.id
    where facility.is_published and ${isJobShown(momentOf(now).today)}
  `.execute(db);
}

/** The postings that meet the conditions, with the columns of a document, its rank and its distance. */
const matchingJobs = (
  query: JobConditions & Target,
  { words, codes }: { words: readonly string[]; codes: readonly string[] },
) => sql`
  select document.*, ${rankOf(words)} as rank, ${distanceTo(query)} as distance
  from job_document document
  where ${all(conditionsOf(query, words, codes))}
`;

/**
 * The job search in plain SQL that scans all postings, to compare the index's results with; `writeJobDocuments` comes first.
 * @returns the ids of the page in the list's order, and the total
 */
export async function scanJobs(
  db: Kysely<Schema>,
  query: JobListQuery,
): Promise<{ total: number; ids: number[] }> {
  const words = searchWords(query.keyword ?? '');
  const { page, limit } = query;
  const codes = await codesWithin(db, query);
  const { rows } = await sql<{ total: number; id: number | null }>`
    with found as (
      ${matchingJobs(query, { words, codes })}
    ),
    page as (
      select job_posting_id, row_number() over (order by ${orderOf(query, words)}) as place from found
      order by place limit ${limit} offset ${(page - 1) * limit}
    )
    select total.total::integer as total, page.job_posting_id as id
    from (select count(*) as total from found) total left join page on true order by page.place
  `.execute(db);
  return { total: rows[0]?.total ?? 0, ids: rows.flatMap(({ id }) => (id === null ? [] : [id])) };
}

export interface ScannedJobMap {
  total: number;
  ids: number[];
  /** Each facility with the number of its postings, by id. */
  facilities: { facility_id: number; jobs: number }[];
  /** The number of postings in each cell of the map, ascending. */
  cells: number[];
}

/** The job search within a map's bounds in plain SQL that scans all postings; `writeJobDocuments` comes first. */
export async function scanJobMap(db: Kysely<Schema>, query: JobMapQuery): Promise<ScannedJobMap> {
  const { south, west, north, east, zoom, page, limit } = query;
  const width = cellWidth({ south, west, north, east }, zoom);
  const middle = { search_target_lat: (south + north) / 2, search_target_lng: (west + east) / 2 };
  const words = searchWords(query.keyword ?? '');
  const codes = await codesWithin(db, query);
  const { rows } = await sql<ScannedJobMap>`
    with anywhere as (${matchingJobs({ ...query, ...middle }, { words, codes })}),
    found as (
      select * from anywhere
      where latitude between ${south}::float8 and ${north}::float8
        and longitude between ${west}::float8 and ${east}::float8
    ),
    page as (
      select job_posting_id, row_number() over (order by distance, ${newest}) as place from found
      order by place limit ${limit} offset ${(page - 1) * limit}
    ),
    facility_jobs as (select facility_id, count(*)::integer as jobs from found group by facility_id),
    cell as (
      select count(*)::integer as jobs from found
      group by floor(longitude / ${width}::float8), floor(latitude * ${stretch}::float8 / ${width}::float8)
    )
    select (select count(*)::integer from found) as total,
      (select coalesce(json_agg(job_posting_id order by place), '[]') from page) as ids,
      (select coalesce(json_agg(facility_jobs order by facility_id), '[]') from facility_jobs) as facilities,
      (select coalesce(json_agg(jobs order by jobs), '[]') from cell) as cells
  `.execute(db);
  return rows[0] as ScannedJobMap;
}

function conditionsOf(query: JobConditions, words: readonly string[], codes: readonly string[]): Condition[] {
  const namesNothing = words.length === 0 && (query.keyword ?? '').trim() !== '';
  const conditions: [unknown, Condition][] = [
    [namesNothing, sql`false`],
    [query.areas?.length, sql`prefecture_code = any(${query.areas}::text[])`],
    [query.municipalities?.length, sql`municipality_code = any(${codes}::text[])`],
    [query.job_types?.length, sql`job_type = any(${query.job_types}::smallint[])`],
    [
      query.employment_statuses?.length,
      sql`employment_status = any(${query.employment_statuses}::smallint[])`,
    ],
    [query.monthly_salary_from, sql`monthly_salary >= ${query.monthly_salary_from}`],
    [query.hourly_salary_from, sql`hourly_salary >= ${query.hourly_salary_from}`],
    [query.annual_days_off_from, sql`annual_days_off >= ${query.annual_days_off_from}`],
    [query.overtime_hours_to !== undefined, sql`overtime_hours <= ${query.overtime_hours_to}`],
    ...jobFlagNames.map((flag): [unknown, Condition] => [query[flag], sql.ref(flag)]),
    [query.station_ids?.length, withinWalk(query)],
    ...words.map((word): [unknown, Condition] => [true, sql`search_text like ${`%${word}%`}`]),
  ];
  return conditions.flatMap(([isAsked, condition]) => (isAsked ? [condition] : []));
}

const newest = sql`posted_on desc, job_posting_id desc`;

function orderOf(query: JobListQuery, words: readonly string[]): Condition {
  const { sort, search_target_lat } = query;
  if (search_target_lat !== undefined && (sort === 'standard' || sort === 'distance'))
    return sql`distance nulls last, ${newest}`;
  if (sort === 'standard' && words.length > 0) return sql`rank, ${newest}`;
  const orders: Record<JobSort, Condition> = {
    standard: newest,
    distance: newest,
    new: newest,
    salary: sql`hourly_salary desc, ${newest}`,
    updated: sql`updated_on desc, ${newest}`,
  };
  return orders[sort];
}
