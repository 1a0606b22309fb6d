import type { FacilitySummary } from '@enerabi/shared/contract';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../db/schema.ts';
import { type SummaryRow, summaryColumns, summaryOf } from '../facilities/summary.row.ts';

/** A facility in the version that a transaction wrote. */
export interface Version {
  facility_id: number;
  changed_in: number;
}

const mostKept = 10_000;

/** What lists show of facilities, read once a version. */
export class Summaries {
  readonly #db: Kysely<Schema>;
  readonly #kept = new Map<number, { changed_in: number; summary: FacilitySummary }>();

  constructor(db: Kysely<Schema>) {
    this.#db = db;
  }

  /** @returns in the order of the versions; what is not published any more is left out */
  async of(versions: readonly Version[]): Promise<FacilitySummary[]> {
    const missing = versions.filter(
      ({ facility_id, changed_in }) => this.#known(facility_id, changed_in) === undefined,
    );
    const found = await this.#find(missing);
    return versions.flatMap(({ facility_id, changed_in }) => {
      const summary = found.get(facility_id) ?? this.#known(facility_id, changed_in);
      return summary ? [summary] : [];
    });
  }

  #known(facilityId: number, changedIn: number): FacilitySummary | undefined {
    const kept = this.#kept.get(facilityId);
    return kept?.changed_in === changedIn ? kept.summary : undefined;
  }

  async #find(versions: readonly Version[]): Promise<Map<number, FacilitySummary>> {
    if (versions.length === 0) return new Map();
    const ids = versions.map(({ facility_id }) => facility_id);
    const { rows } = await summariesQuery(ids).execute(this.#db);
    const found = new Map(rows.map((row) => [row.facility_id, summaryOf(row)]));
    for (const { facility_id, changed_in } of versions) {
      const summary = found.get(facility_id);
      if (summary) this.#keep(facility_id, { changed_in, summary });
    }
    return found;
  }

  #keep(facilityId: number, version: { changed_in: number; summary: FacilitySummary }): void {
    this.#kept.delete(facilityId);
    this.#kept.set(facilityId, version);
    if (this.#kept.size > mostKept) this.#kept.delete(this.#kept.keys().next().value as number);
  }
}

export const summariesQuery = (facilityIds: readonly number[]) => sql<SummaryRow>`
  select ${summaryColumns} from facility
  where facility.id = any(${facilityIds}::integer[]) and facility.is_published
`;
