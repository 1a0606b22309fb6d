import type { ChildClassId } from '@enerabi/shared/constants';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import type { MailedEntry } from '../../platform/mail/templates/saved-search-news.template.ts';
import type { FacilitySearch } from '../../search/facilities/facility-search.ts';
import type { JobSearch } from '../../search/jobs/job-search.ts';

/** The database and both searches, which find what is new. */
export interface Searches {
  db: Kysely<Schema>;
  search: FacilitySearch;
  jobs: JobSearch;
}

export interface News {
  total: number;
  /** The latest ones, the latest first. */
  entries: MailedEntry[];
  /** Only `openings` have it: the next look compares with it. */
  seen?: ChildClassId[];
}
