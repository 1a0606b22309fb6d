import type { FavoriteJobList } from '@enerabi/shared/contract';
import { type Kysely, sql } from 'kysely';
import { isJobShown, jobPostingColumns } from '../../catalogue/jobs/job-posting.queries.ts';
import type { Schema } from '../../platform/db/schema.ts';
import type { FavoritesQuery } from './favorite-facility.queries.ts';

export interface FavoriteJobsQuery extends FavoritesQuery {
  /** In Japan, `YYYY-MM-DD`: jobs that are not shown on that day are listed as not open. */
  today: string;
}

type FavoriteJobs = Pick<FavoriteJobList, 'total' | 'jobs'>;

/** A part of the member's favourites, the latest first. */
export async function findFavoriteJobs(db: Kysely<Schema>, query: FavoriteJobsQuery): Promise<FavoriteJobs> {
  const { rows } = await favoriteJobsQuery(query).execute(db);
  return rows[0] ?? { total: 0, jobs: [] };
}

export const favoriteJobsQuery = ({ accountId, limit, offset = 0, today }: FavoriteJobsQuery) =>
  sql<FavoriteJobs>`
    select (select count(*) from favorite_job where account_id = ${accountId}) as total, (
      select coalesce(json_agg(entry), '[]') from (
        select job.id as job_posting_id, ${jobPostingColumns}, json_build_object(
          'facility_id', facility.id, 'path_name', facility.path_name, 'name', facility.name,
          'prefecture_code', facility.prefecture_code, 'municipality_name', facility.municipality_name,
          'is_demo', facility.is_demo
        ) as facility, facility.is_published and ${isJobShown(today)} as is_open,
          facility.is_published as is_facility_shown,
          (favorite.created_at at time zone 'Asia/Tokyo')::date as saved_on
        from favorite_job favorite
        join job_posting job on job.id = favorite.job_posting_id
        join facility on facility.id = job.facility_id
        where favorite.account_id = ${accountId}
        order by favorite.created_at desc, favorite.sequence desc limit ${limit} offset ${offset}
      ) entry
    ) as jobs
  `;
