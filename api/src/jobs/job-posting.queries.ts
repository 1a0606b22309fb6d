import { type RawBuilder, sql } from 'kysely';

/** Of a row `job`: it is published, posted, and not past its last day. @param today in Japan */
export const isJobShown = (today: string): RawBuilder<boolean> =>
  sql`job.is_published and job.posted_on <= ${today}::date and job.valid_through >= ${today}::date`;
