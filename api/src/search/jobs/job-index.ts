import { momentOf } from '@enerabi/shared/clock';
import type { JobCounts } from '@enerabi/shared/contract';
import type { Condition } from '../index/conditions.ts';
import { manyOnMap, SearchIndex } from '../index/search-index.ts';
import type { IndexParts } from '../index/search-matches.ts';
import { jobConditions } from './job-conditions.ts';
import { jobCountsOf } from './job-counts.ts';
import type { JobDocument } from './job-document.ts';
import type { JobQuery } from './job-query.ts';
import { daysSinceEpoch, JobTable } from './job-table.ts';

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
}
