import { type Kysely, sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import { type SummaryRow, summaryColumns, summaryOf } from '../catalogue/facilities/summary.row.ts';
import type { Schema } from '../platform/db/schema.ts';

/** A facility in the version of a transaction. */
export interface Version {
  facility_id: number;
  changed_in: number;
}

/** A `FacilitySummary` as JSON, UTF-8. */
export type WrittenSummary = Uint8Array;

/** Some 1.5 KB each. */
const mostCached = 40_000;

/** Summaries of facilities for lists, read and serialised once per version. */
export class Summaries {
  readonly #db: Kysely<Schema>;
  readonly #cache = new LRUCache<number, { changed_in: number; written: WrittenSummary }>({
    max: mostCached,
  });

  constructor(db: Kysely<Schema>) {
    this.#db = db;
  }

  /** @returns by facility, without unpublished ones */
  async of(versions: readonly Version[]): Promise<Map<number, WrittenSummary>> {
    const found = new Map<number, WrittenSummary>();
    const missing: Version[] = [];
    for (const version of versions) {
      const cached = this.#cache.get(version.facility_id);
      if (cached?.changed_in === version.changed_in) found.set(version.facility_id, cached.written);
      else missing.push(version);
    }
    if (missing.length > 0) await this.#find(missing, found);
    return found;
  }

  async #find(versions: readonly Version[], found: Map<number, WrittenSummary>): Promise<void> {
    const asked = new Map(versions.map(({ facility_id, changed_in }) => [facility_id, changed_in]));
    const { rows } = await summariesQuery([...asked.keys()]).execute(this.#db);
    for (const row of rows) {
      const written = Buffer.from(JSON.stringify(summaryOf(row)));
      found.set(row.facility_id, written);
      this.#cache.set(row.facility_id, { changed_in: asked.get(row.facility_id) ?? 0, written });
    }
  }
}

export const summariesQuery = (facilityIds: readonly number[]) => sql<SummaryRow>`
  select ${summaryColumns} from facility
  where facility.id = any(${facilityIds}::integer[]) and facility.is_published
`;
