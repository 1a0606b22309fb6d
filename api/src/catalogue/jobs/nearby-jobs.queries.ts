import type { JobPostingDetail } from '@enerabi/shared/contract';
import type { Place } from '@enerabi/shared/geography';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import { distanceFrom, nearestOnPlane } from '../facilities/nearby.queries.ts';
import { isJobShown, jobSummaryColumns } from './job-posting.queries.ts';
import type { KnownPosting } from './job-posting-page.queries.ts';

type NearbyJob = JobPostingDetail['nearby'][number];

const mostNearby = 6;
/** So many facilities around are searched first: most postings have similar ones among them. */
const facilitiesAround = 400;

/** Open postings of the same job type at other facilities of the prefecture, nearest first. */
export async function findNearbyJobs(db: Kysely<Schema>, posting: KnownPosting): Promise<NearbyJob[]> {
  const around = aroundQuery(posting);
  const found = around ? (await around.execute(db)).rows : [];
  const jobs = found.length >= mostNearby ? found : (await inPrefectureQuery(posting).execute(db)).rows;
  return jobs.map(({ entry }) => entry);
}

/** Those of the nearest facilities; undefined if the place of this one is not known. */
export function aroundQuery(posting: KnownPosting): RawBuilder<{ entry: NearbyJob }> | undefined {
  const { facility } = posting;
  const place = placeOf(facility);
  return (
    place &&
    sql`
      with near as materialized (
        select facility.id, ${distanceFrom(place)} as distance_m from facility
        where facility.is_published and facility.latitude is not null
        order by ${nearestOnPlane(place)} limit ${facilitiesAround}
      ),
      nearest as (
        select job.id, job.posted_on, near.distance_m from near join job_posting job on job.facility_id = near.id
        where ${isSimilar(posting)} and job.prefecture_code = ${facility.prefecture_code}
        order by near.distance_m, job.posted_on desc, job.id limit ${mostNearby}
      )
      ${summariesOf(sql`nearest.distance_m, nearest.posted_on desc, nearest.id`)}
    `
  );
}

/** Those of the whole prefecture: without a distance, first those of the municipality, and the newest first. */
export function inPrefectureQuery(posting: KnownPosting): RawBuilder<{ entry: NearbyJob }> {
  const { facility } = posting;
  const place = placeOf(facility);
  return sql`
    with nearest as (
      select job.id, job.posted_on, ${distanceOf(place)} as distance_m,
        facility.municipality_code is not distinct from ${facility.municipality_code} as is_same_municipality
      from job_posting job join facility on facility.id = job.facility_id
      where job.prefecture_code = ${facility.prefecture_code} and ${isSimilar(posting)} and facility.is_published
      order by distance_m nulls last, is_same_municipality desc, job.posted_on desc, job.id limit ${mostNearby}
    )
    ${summariesOf(sql`nearest.distance_m nulls last, nearest.is_same_municipality desc, nearest.posted_on desc, nearest.id`)}
  `;
}

const summariesOf = (order: RawBuilder<unknown>) => sql`
  select to_json(one) as entry from nearest join lateral (
    select ${jobSummaryColumns}, nearest.distance_m
    from job_posting job join facility on facility.id = job.facility_id where job.id = nearest.id
  ) one on true order by ${order}
`;

const placeOf = ({ latitude, longitude }: KnownPosting['facility']): Place | undefined =>
  latitude === null || longitude === null ? undefined : { latitude, longitude };

/** Null where one of the two places is not known. */
const distanceOf = (place: Place | undefined): RawBuilder<number | null> =>
  place ? sql`case when facility.latitude is not null then ${distanceFrom(place)} end` : sql`null::integer`;

const isSimilar = ({ facility, job, today }: KnownPosting): RawBuilder<boolean> => sql`
  ${isJobShown(today)} and job.job_type = ${job.job_type} and job.facility_id <> ${facility.facility_id}
`;
