import { dayInJapan } from '@enerabi/shared/clock';
import type { SavedCollection } from '@enerabi/shared/constants';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { isJobShown } from '../../catalogue/jobs/job-posting.queries.ts';
import type { Schema } from '../../platform/db/schema.ts';

export interface ArrivalWindow {
  after: Date;
  until: Date;
}

/** Ids of what arrived after a time, the latest first; whether it meets any conditions is the search's to say. */
export async function findArrivals(
  db: Kysely<Schema>,
  collection: SavedCollection,
  window: ArrivalWindow,
): Promise<number[]> {
  const query = collection === 'facilities' ? newFacilities(window) : newPostings(window);
  return (await query.execute(db)).rows.map(({ id }) => id);
}

type Arrivals = RawBuilder<{ id: number }>;

const newFacilities = ({ after, until }: ArrivalWindow): Arrivals => sql`
  select id from facility
  where is_published and created_at > ${after} and created_at <= ${until}
  order by created_at desc, id desc
`;

/** A posting arrives with its first day, if it was entered before; one that is posted again arrives again. */
const arrivedAt = sql`greatest(job.created_at, job.posted_on::timestamp at time zone 'Asia/Tokyo')`;

const newPostings = ({ after, until }: ArrivalWindow): Arrivals => sql`
  select job.id from job_posting job
  where ${isJobShown(dayInJapan(until))} and ${arrivedAt} > ${after} and ${arrivedAt} <= ${until}
  order by ${arrivedAt} desc, job.id desc
`;
