import type { CorporationList, CorporationQuery } from '@enerabi/shared/contract';
import { searchWords } from '@enerabi/shared/japanese';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import { isJobShown } from '../jobs/job-posting.queries.ts';
import { figureColumns, figuresOf } from './corporation-figures.queries.ts';

type ListRow = Pick<CorporationList, 'total' | 'corporations'>;

/** Every word is in the name or in the reading. A keyword of punctuation only matches nothing. */
function matches(keyword = ''): RawBuilder<boolean> {
  const words = searchWords(keyword);
  if (words.length === 0) return keyword.trim() === '' ? sql`true` : sql`false`;
  return sql.join(
    words.map((word) => sql`strpos(corporation.search_text, ${word}) > 0`),
    sql` and `,
  ) as RawBuilder<boolean>;
}

const orders = {
  facilities: sql`facilities desc, sort_kana, id`,
  kana: sql`sort_kana, id`,
} satisfies Record<CorporationQuery['sort'], RawBuilder<unknown>>;

/** Counts the postings of a row `corporation` that are open. */
const openJobs = (today: string) => sql`(
  select count(*) from facility join job_posting job on job.facility_id = facility.id
  where facility.corporation_id = corporation.id and facility.is_published and ${isJobShown(today)}
)`;

/** @param today in Japan */
export const listQuery = (
  { keyword, area, sort, page, limit }: CorporationQuery,
  today: string,
): RawBuilder<ListRow> => sql`
  with counted as (
    select corporation_id as id, count(*) as facilities from facility
    where is_published and corporation_id is not null
    group by corporation_id ${area ? sql`having bool_or(prefecture_code = ${area})` : sql``}
  ), matching as materialized (
    select id, sort_kana, facilities from counted join corporation using (id) where ${matches(keyword)}
  ), listed as (
    select id, row_number() over (order by ${orders[sort]}) as position from matching
    order by position limit ${limit} offset ${(page - 1) * limit}
  )
  select (select count(*) from matching) as total, (
    select coalesce(json_agg(json_build_object(
      'path_name', path_name, 'name', name, 'name_kana', name_kana, 'kind', kind, ${figureColumns},
      'open_jobs', ${openJobs(today)}
    ) order by position), '[]')
    from listed join corporation using (id) cross join lateral (${figuresOf(sql`corporation.id`)}) figures
  ) as corporations
`;

/** Operators with published facilities, in the query's order. */
export async function findCorporations(
  db: Kysely<Schema>,
  query: CorporationQuery,
  today: string,
): Promise<CorporationList> {
  const { rows } = await listQuery(query, today).execute(db);
  const { total, corporations } = rows[0] ?? { total: 0, corporations: [] };
  return { total, page: query.page, limit: query.limit, corporations };
}
