import type { HiringFacilities } from '@enerabi/shared/contract';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import { isJobShown } from './job-posting.queries.ts';

type HiringFacility = HiringFacilities['facilities'][number];

export interface HiringQuery {
  /** In Japan. */
  today: string;
  limit: number;
}

/** Looks at the facilities of the latest postings only, so that it takes as long however many postings there are. */
const latestPostings = 500;

/** Facilities that lately posted, with several open postings: most postings first, then the latest posting. */
export const findHiringFacilities = async (
  db: Kysely<Schema>,
  query: HiringQuery,
): Promise<HiringFacility[]> => (await hiringFacilitiesQuery(query).execute(db)).rows;

export const hiringFacilitiesQuery = ({ today, limit }: HiringQuery): RawBuilder<HiringFacility> => sql`
  select facility.path_name, facility.name, facility.prefecture_code, facility.municipality_name, facility.is_demo,
    hiring.jobs, hiring.job_types
  from (
    select distinct latest.facility_id from (
      select job.facility_id from job_posting job where ${isJobShown(today)}
      order by job.posted_on desc, job.id desc limit ${latestPostings}
    ) latest
  ) recent
  join facility on facility.id = recent.facility_id
  cross join lateral (
    select count(*)::integer as jobs, max(job.posted_on) as latest, array_agg(distinct job.job_type) as job_types
    from job_posting job where job.facility_id = recent.facility_id and ${isJobShown(today)}
  ) hiring
  where facility.is_published and hiring.jobs > 1
  order by hiring.jobs desc, hiring.latest desc, facility.id limit ${limit}
`;
