import { usualWalkMinutes } from '@enerabi/shared/constants';
import type {
  JobConditions,
  JobCountQuery,
  JobCounts,
  JobList,
  JobListQuery,
  JobMapQuery,
  JobMapSearch,
  JobSummary,
} from '@enerabi/shared/contract';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import { type WrittenReply, writtenWith } from '../../platform/http/written-reply.ts';
import { completeBox, targetOf, walkCircles, writtenSummaries } from '../collection-search.ts';
import { RefreshingIndex, type RefreshOptions } from '../index/refreshing-index.ts';
import { Summaries } from '../index/summaries.ts';
import type { JobIndex } from './job-index.ts';
import type { JobQuery } from './job-query.ts';
import { jobSource } from './job-source.ts';
import { findJobSummaries } from './job-summary.queries.ts';

/** Searches open postings; `now` decides which are open and how fresh the index is. */
export class JobSearch {
  readonly #db: Kysely<Schema>;
  readonly #index;
  readonly #summaries: Summaries<JobSummary>;

  /** @param options how old the index may be; by default it is as new as the database */
  constructor(db: Kysely<Schema>, options: RefreshOptions = {}) {
    this.#db = db;
    this.#index = new RefreshingIndex(jobSource(db), options);
    this.#summaries = new Summaries(
      (ids) => findJobSummaries(db, ids),
      ({ job_posting_id }) => job_posting_id,
    );
  }

  /** Reads all postings before the first search. @returns their number */
  async start(now: Date): Promise<number> {
    return (await this.#index.current(now)).size;
  }

  async list(query: JobListQuery, now: Date): Promise<WrittenReply<JobList>> {
    const { sort, page, limit, search_target_lat, search_target_lng, ...conditions } = query;
    const [index, search] = await this.#asked(conditions, now);
    const target = targetOf({ search_target_lat, search_target_lng });
    const { total, docIds, distances } = index.page(search, { sort, page, limit, target });
    const shown = await writtenSummaries(this.#summaries, index.versions(docIds), distances);
    return writtenWith<JobList, 'jobs'>({ total, page, limit }, 'jobs', shown);
  }

  /** Those of the postings that are open and meet the conditions, in the given order. */
  async among(conditions: JobConditions, ids: readonly number[], now: Date): Promise<number[]> {
    const [index, search] = await this.#asked(conditions, now);
    return index.among(search, ids);
  }

  async counts(query: JobCountQuery, now: Date): Promise<JobCounts> {
    const { south, west, north, east, ...conditions } = query;
    const [index, asked] = await this.#asked(conditions, now);
    const box = completeBox({ south, west, north, east });
    return index.counts({ ...asked, ...(box && { box }) });
  }

  async map(query: JobMapQuery, now: Date): Promise<WrittenReply<JobMapSearch>> {
    const { south, west, north, east, zoom, page, limit, ...conditions } = query;
    const [index, asked] = await this.#asked(conditions, now);
    const search = { ...asked, box: { south, west, north, east } };
    const target = { latitude: (south + north) / 2, longitude: (west + east) / 2 };
    const found = index.map(search, zoom, { sort: 'distance', page, limit, target });
    const { total, docIds, points, clusters } = found;
    const shown = await writtenSummaries(this.#summaries, index.versions(docIds));
    return writtenWith<JobMapSearch, 'jobs'>({ total, page, limit, points, clusters }, 'jobs', shown);
  }

  async #asked(
    { station_ids, walk_minutes = usualWalkMinutes, ...conditions }: JobConditions,
    now: Date,
  ): Promise<[JobIndex, JobQuery]> {
    const [index, circles] = await Promise.all([
      this.#index.current(now),
      station_ids?.length ? walkCircles(this.#db, station_ids, walk_minutes) : undefined,
    ]);
    return [index, { ...conditions, walk_minutes, ...(circles && { circles }) }];
  }
}
