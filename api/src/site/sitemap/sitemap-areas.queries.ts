import type { Moment } from '@enerabi/shared/clock';
import { type Kysely, sql } from 'kysely';
import { eventAndFacility, isComing } from '../../catalogue/events/event.queries.ts';
import { isShownNotice, noticeAndFacility } from '../../catalogue/notifications/area-notices.queries.ts';
import type { Schema } from '../../platform/db/schema.ts';
import { changedOn, isJobOpen, jobAndFacility } from './sitemap.queries.ts';
import type { AreaRow, JobRow } from './sitemap.rules.ts';

export const areasQuery = sql<AreaRow>`
  select prefecture_code, municipality_code, facility_type, ${changedOn} as last_modified_on
  from facility where is_published group by 1, 2, 3
`;

export const listAreas = async (db: Kysely<Schema>): Promise<AreaRow[]> =>
  (await areasQuery.execute(db)).rows;

export async function listRailwayAreas(db: Kysely<Schema>): Promise<string[]> {
  const { rows } = await sql<{ prefecture_code: string }>`
    select distinct prefecture_code from railway_station order by 1
  `.execute(db);
  return rows.map(({ prefecture_code }) => prefecture_code);
}

export async function listEventAreas(db: Kysely<Schema>, moment: Moment): Promise<string[]> {
  const { rows } = await sql<{ prefecture_code: string }>`
    select distinct event.prefecture_code from ${eventAndFacility} where ${isComing(moment)} order by 1
  `.execute(db);
  return rows.map(({ prefecture_code }) => prefecture_code);
}

export async function listNoticeAreas(db: Kysely<Schema>, { today }: Moment): Promise<string[]> {
  const { rows } = await sql<{ prefecture_code: string }>`
    select distinct prefecture_code from facility_count
    where exists (
      select from ${noticeAndFacility}
      where notice.prefecture_code = facility_count.prefecture_code and ${isShownNotice(today)}
    )
    order by 1
  `.execute(db);
  return rows.map(({ prefecture_code }) => prefecture_code);
}

export async function listJobs(db: Kysely<Schema>, { today }: Moment): Promise<JobRow[]> {
  const { rows } = await sql<JobRow>`
    select distinct job.prefecture_code, job.job_type, job.employment_status
    from ${jobAndFacility} where ${isJobOpen(today)}
  `.execute(db);
  return rows;
}
