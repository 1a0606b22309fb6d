import { type RawBuilder, sql } from 'kysely';
import { isJobShown } from '../../catalogue/jobs/job-posting.queries.ts';
import { favoriteFacilities } from './favorite-facility.queries.ts';

/** The differences between favourite facilities and favourite jobs. */
export interface FavoriteKind {
  /** Prefix of its problem's code. */
  name: 'facility' | 'job_posting';
  table: RawBuilder<unknown>;
  item: RawBuilder<unknown>;
  total: (accountId: number) => RawBuilder<number>;
  /** @param today in Japan, `YYYY-MM-DD` */
  isOffered: (id: number, today: string) => RawBuilder<boolean>;
}

export const favoriteFacility: FavoriteKind = {
  name: 'facility',
  table: sql.table('favorite_facility'),
  item: sql.ref('facility_id'),
  total: (accountId) => sql`(select count(*) from ${favoriteFacilities(accountId)})`,
  isOffered: (id) => sql`exists (select from facility where id = ${id} and is_published)`,
};

export const favoriteJob: FavoriteKind = {
  name: 'job_posting',
  table: sql.table('favorite_job'),
  item: sql.ref('job_posting_id'),
  total: (accountId) => sql`(select count(*) from favorite_job where account_id = ${accountId})`,
  isOffered: (id, today) => sql`exists (
    select from job_posting job join facility on facility.id = job.facility_id
    where job.id = ${id} and facility.is_published and ${isJobShown(today)}
  )`,
};
