import { type Kysely, sql } from 'kysely';
import { type SummaryRow, summaryColumns, summaryOf } from '../../catalogue/facilities/summary.row.ts';
import type { Schema } from '../../platform/db/schema.ts';

/** The published ones, as lists show them. */
export async function findSummaries(db: Kysely<Schema>, facilityIds: readonly number[]) {
  const { rows } = await summariesQuery(facilityIds).execute(db);
  return rows.map(summaryOf);
}

export const summariesQuery = (facilityIds: readonly number[]) => sql<SummaryRow>`
  select ${summaryColumns} from facility
  where facility.id = any(${facilityIds}::integer[]) and facility.is_published
`;
