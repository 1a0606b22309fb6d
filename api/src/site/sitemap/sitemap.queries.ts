import type { Moment } from '@enerabi/shared/clock';
import type { SitemapAddress, SitemapKind, SitemapParts } from '@enerabi/shared/contract';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { eventAndFacility, isComing } from '../../catalogue/events/event.queries.ts';
import { withAreaSlug } from '../../catalogue/events/event.rules.ts';
import { isJobShown } from '../../catalogue/jobs/job-posting.queries.ts';
import type { Schema } from '../../platform/db/schema.ts';
import { idsOfPart, idsPerPart } from './sitemap.rules.ts';

type Part = SitemapParts['facility'][number];

/** The day in Japan on which the row last changed. */
export const changedOn = sql`to_char(max(updated_at at time zone 'Asia/Tokyo'), 'YYYY-MM-DD')`;

/**
 * Part by part along an index of ids, since grouping by part would sort a million rows.
 * @param newest of the rows between `first` and `last`, as a query of one column `last_modified_on`; null for none
 */
const alongIds = (table: SitemapKind, newest: RawBuilder<unknown>): RawBuilder<Part> => sql`
  select part, last_modified_on
  from (
    select at as part, (at - 1) * ${sql.lit(idsPerPart)} + 1 as first, at * ${sql.lit(idsPerPart)} as last
    from generate_series(1, (select max(id) from ${sql.table(table)})::bigint / ${sql.lit(idsPerPart)} + 1) at
  ) parts cross join lateral (${newest}) newest
  where last_modified_on is not null order by part
`;

/** A part exists if one of its pages is public; the date may be that of another page. */
const subpages = (kind: 'notification' | 'interview', today: string): RawBuilder<Part> =>
  alongIds(
    kind,
    sql`
      select max(result.posted_on) as last_modified_on from ${sql.table(kind)} result
      where result.is_published and result.posted_on <= ${today}::date and result.id between first and last
        and exists (
          select from ${sql.table(kind)} one join facility on facility.id = one.facility_id
          where one.is_published and one.posted_on <= ${today}::date and one.id between first and last
            and facility.is_published
        )
    `,
  );

export const jobAndFacility = sql`job_posting job join facility on facility.id = job.facility_id`;

export const isJobOpen = (today: string) => sql`facility.is_published and ${isJobShown(today)}`;

/** Later posts are not shown yet, and events that are over not any more. */
export const partQueries: Record<SitemapKind, (moment: Moment) => RawBuilder<Part>> = {
  facility: () =>
    alongIds(
      'facility',
      sql`select ${changedOn} as last_modified_on from facility where is_published and id between first and last`,
    ),
  notification: ({ today }) => subpages('notification', today),
  interview: ({ today }) => subpages('interview', today),
  // Dated by its facilities, which are most of its page.
  corporation: () =>
    alongIds(
      'corporation',
      sql`
        select ${changedOn} as last_modified_on from facility
        where is_published and corporation_id between first and last
      `,
    ),
  event: (moment) =>
    alongIds(
      'event',
      sql`
        select max(event.posted_on) as last_modified_on from ${eventAndFacility}
        where ${isComing(moment)} and event.id between first and last
      `,
    ),
  job_posting: ({ today }) =>
    alongIds(
      'job_posting',
      sql`
        select max(job.updated_on) as last_modified_on from ${jobAndFacility}
        where ${isJobOpen(today)} and job.id between first and last
      `,
    ),
};

export async function listParts(db: Kysely<Schema>, moment: Moment): Promise<SitemapParts> {
  const rowsOf = async (kind: SitemapKind) => (await partQueries[kind](moment).execute(db)).rows;
  return {
    facility: await rowsOf('facility'),
    notification: await rowsOf('notification'),
    interview: await rowsOf('interview'),
    corporation: await rowsOf('corporation'),
    event: await rowsOf('event'),
    job_posting: await rowsOf('job_posting'),
  };
}

/** @returns an empty list for a part that does not exist */
export async function findPart(
  db: Kysely<Schema>,
  kind: SitemapKind,
  part: number,
  moment: Moment,
): Promise<SitemapAddress[]> {
  const ids = idsOfPart(part);
  if (kind === 'event') return (await eventsQuery(ids, moment).execute(db)).rows.map(withAreaSlug);
  return (await addressesQuery(kind, ids, moment).execute(db)).rows;
}

function addressesQuery(
  kind: Exclude<SitemapKind, 'event'>,
  ids: Ids,
  { today }: Moment,
): RawBuilder<SitemapAddress> {
  if (kind === 'facility') return facilitiesQuery(ids);
  if (kind === 'job_posting') return jobPostingsQuery(ids, today);
  return kind === 'corporation' ? corporationsQuery(ids) : subpagesQuery(kind, ids, today);
}

type Ids = ReturnType<typeof idsOfPart>;

export const facilitiesQuery = ({ first, last }: Ids): RawBuilder<SitemapAddress> => sql`
  select path_name as facility_path_name,
    to_char(updated_at at time zone 'Asia/Tokyo', 'YYYY-MM-DD') as last_modified_on
  from facility where is_published and id between ${first}::bigint and ${last}::bigint order by id
`;

export const subpagesQuery = (
  kind: 'notification' | 'interview',
  { first, last }: Ids,
  today: string,
): RawBuilder<SitemapAddress> => sql`
  select facility.path_name as facility_path_name, result.path_name, result.posted_on as last_modified_on
  from ${sql.table(kind)} result join facility on facility.id = result.facility_id
  where result.is_published and facility.is_published and result.posted_on <= ${today}::date
    and result.id between ${first}::bigint and ${last}::bigint
  order by result.id
`;

export const corporationsQuery = ({ first, last }: Ids): RawBuilder<SitemapAddress> => sql`
  select path_name, last_modified_on
  from (
    select corporation_id as id, ${changedOn} as last_modified_on from facility
    where is_published and corporation_id between ${first}::bigint and ${last}::bigint group by corporation_id
  ) dated join corporation using (id)
  order by id
`;

export const eventsQuery = (
  { first, last }: Ids,
  moment: Moment,
): RawBuilder<SitemapAddress & { prefecture_code: string }> => sql`
  select event.path_name, event.prefecture_code, event.posted_on as last_modified_on from ${eventAndFacility}
  where ${isComing(moment)} and event.id between ${first}::bigint and ${last}::bigint order by event.id
`;

export const jobPostingsQuery = ({ first, last }: Ids, today: string): RawBuilder<SitemapAddress> => sql`
  select facility.path_name as facility_path_name, job.path_name, job.updated_on as last_modified_on
  from ${jobAndFacility}
  where ${isJobOpen(today)} and job.id between ${first}::bigint and ${last}::bigint order by job.id
`;
