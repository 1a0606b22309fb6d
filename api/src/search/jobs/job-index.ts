import { momentOf } from '@enerabi/shared/clock';
import type { JobCounts, JobMapSearch } from '@enerabi/shared/contract';
import type { Box } from '@enerabi/shared/geography';
import type { Condition } from '../index/conditions.ts';
import type { IndexPage, PageQuery } from '../index/index-page.ts';
import { manyOnMap, SearchIndex } from '../index/search-index.ts';
import type { IndexParts } from '../index/search-matches.ts';
import type { Places } from '../map.rules.ts';
import { jobConditions } from './job-conditions.ts';
import { jobCountsOf } from './job-counts.ts';
import type { JobDocument } from './job-document.ts';
import type { JobQuery } from './job-query.ts';
import { daysSinceEpoch, JobTable, type OwnerFacility } from './job-table.ts';

export type JobMap = IndexPage & { total: number } & Pick<JobMapSearch, 'points' | 'clusters'>;

/** The index of postings; those of other days than today are left out of every result. */
export class JobIndex extends SearchIndex<JobDocument, JobTable, JobQuery> {
  /** In Japan, days since 1970. */
  #today = 0;

  constructor(table = new JobTable()) {
    super(table, { salary: table.hourlySalary, updated: table.updatedOn });
  }

  override setTime(now: Date): void {
    this.#today = daysSinceEpoch(momentOf(now).today);
  }

  protected override conditionsOf(search: JobQuery, parts: IndexParts<JobTable>): Condition[] {
    return jobConditions(search, this.#today, parts);
  }

  protected override nameOf(search: JobQuery): string {
    return `${this.#today} ${JSON.stringify(search)}`;
  }

  counts(search: JobQuery): JobCounts {
    return this.once(
      `counts ${this.nameOf(search)}`,
      () => {
        const parts = this.begin();
        return jobCountsOf(parts, search, this.matches(search, parts));
      },
      ({ total }) => !search.box || total > manyOnMap,
    );
  }

  /** Finds a page within a box, and all its facilities, single or clustered, with the numbers of their postings. */
  map(search: JobQuery & { box: Box }, zoom: number, query: PageQuery): JobMap {
    const { alone, clusters, ...found } = this.mapOf(search, zoom, query);
    return {
      ...found,
      points: alone.map(({ row, count }) => this.#pointOf(row, count)),
      clusters: clusters.map(({ count: jobs, ...cluster }) => ({ jobs, ...cluster })),
    };
  }

  #pointOf(docId: number, jobs: number): JobMap['points'][number] {
    const { facilities, facility, latitude, longitude } = this.table;
    return {
      ...(facilities[facility.at(docId)] as OwnerFacility),
      latitude: latitude.at(docId),
      longitude: longitude.at(docId),
      jobs,
    };
  }

  /** One posting stands for all of its facility. */
  protected override markedOnMap(docIds: Uint32Array): Pick<Places, 'rows' | 'countOf'> {
    const { facility, facilities } = this.table;
    const counts = new Uint32Array(facilities.length);
    const rows = docIds.filter((docId) => {
      const owner = facility.at(docId);
      counts[owner] = (counts[owner] as number) + 1;
      return counts[owner] === 1;
    });
    return { rows, countOf: (docId) => counts[facility.at(docId)] as number };
  }
}
