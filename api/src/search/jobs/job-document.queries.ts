import { jobFlagNames } from '@enerabi/shared/constants';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { jobSearchText } from '../../catalogue/jobs/job-search-text.ts';
import type { Schema } from '../../platform/db/schema.ts';
import type { Changes } from '../index/refreshing-index.ts';
import type { JobDocument } from './job-document.ts';

/** Columns of a `JobDocument` besides its texts, from `job_posting` and its `facility`. */
export const jobDocumentColumns = sql`
  job.id as job_posting_id, job.changed_in::text::bigint as changed_in, facility.prefecture_code,
  facility.id as facility_id, facility.path_name as facility_path_name, facility.name as facility_name,
  facility.facility_type, facility.municipality_code, facility.municipality_name, facility.latitude, facility.longitude, job.job_type,
  job.employment_status, job.monthly_salary, job.hourly_salary, job.annual_days_off, job.overtime_hours,
  ${sql.join(jobFlagNames.map((flag) => sql.ref(`job.${flag}`)))},
  job.posted_on, job.updated_on, job.valid_through
`;

/** A document before its texts are brought into search form. */
type Row = Omit<JobDocument, 'search_name' | 'search_text'> & {
  title: string;
  employer_name: string;
  facility_search_name: string;
  facility_search_text: string;
};

/** As one text: parsing thousands of rows column by column would take longer than finding them. */
const documents = (which: RawBuilder<unknown>) => sql<{ documents: Row[] }>`
  select coalesce(json_agg(document), '[]') as documents from (
    select ${jobDocumentColumns}, job.title, job.employer_name,
      search.search_name as facility_search_name, search.search_text as facility_search_text
    from job_posting job
    join facility on facility.id = job.facility_id
    join facility_search search on search.facility_id = facility.id
    where job.is_published and facility.is_published and ${which}
  ) document
`;

export const jobDocumentsQuery = (ids: readonly number[]) => documents(sql`job.id = any(${ids}::integer[])`);

/** @param today `YYYY-MM-DD` in Japan: postings that have ended are not read */
export const nextJobDocumentsQuery = (last: number, batch: number, today: string) =>
  documents(sql`job.id > ${last} and job.valid_through >= ${today}::date order by job.id limit ${batch}`);

const documentOf = ({
  title,
  employer_name,
  facility_search_name: search_name,
  facility_search_text: search_text,
  ...facts
}: Row): JobDocument => ({
  ...facts,
  ...jobSearchText({ ...facts, title, employer_name }, { search_name, search_text }),
});

/** The published ones of the given postings. */
export async function findJobDocuments(db: Kysely<Schema>, ids: readonly number[]): Promise<JobDocument[]> {
  const { rows } = await jobDocumentsQuery(ids).execute(db);
  return (rows[0]?.documents ?? []).map(documentOf);
}

/** All published postings that have not ended, in the order of their ids, in batches. */
export async function* allJobDocuments(
  db: Kysely<Schema>,
  batch: number,
  today: string,
): AsyncGenerator<JobDocument[]> {
  for (let last = 0; ; ) {
    const { rows } = await nextJobDocumentsQuery(last, batch, today).execute(db);
    const found = rows[0]?.documents ?? [];
    const end = found.at(-1);
    if (!end) return;
    last = end.job_posting_id;
    yield found.map(documentOf);
  }
}

export async function findJobChanges(db: Kysely<Schema>, horizon: number): Promise<Changes> {
  return (await jobChangesQuery(horizon).execute(db)).rows[0] as Changes;
}

export const jobChangesQuery = (horizon: number): RawBuilder<Changes> => {
  const since = sql`${horizon}::text::xid8`;
  return sql<Changes>`
    select pg_snapshot_xmin(pg_current_snapshot())::text::bigint as horizon,
      (
        select coalesce(json_agg(json_build_array(id, changed_in::text::bigint)), '[]')
        from job_posting where ${horizon}::bigint > 0 and changed_in >= ${since}
      ) as changed,
      (
        select coalesce(json_agg(job_posting_id), '[]') from job_posting_removed
        where job_posting_id is not null and ${horizon}::bigint > 0 and removed_in >= ${since}
      ) as removed,
      (select coalesce(max(id), 0) from job_posting_removed where job_posting_id is null) as emptied
  `;
};

export async function forgetForeignJobTransactions(db: Kysely<Schema>): Promise<void> {
  await sql`
    update job_posting set updated_on = updated_on where changed_in >= pg_snapshot_xmax(pg_current_snapshot())
  `.execute(db);
}
