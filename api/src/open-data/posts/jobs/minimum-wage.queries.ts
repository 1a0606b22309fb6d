import type { Transaction } from 'kysely';
import type { Schema } from '../../../platform/db/schema.ts';
import type { MinimumWage } from './minimum-wage.rules.ts';

/** Minimum wages by prefecture, a few for each. */
export async function minimumWages(transaction: Transaction<Schema>): Promise<Map<string, MinimumWage[]>> {
  const rows = await transaction
    .selectFrom('minimum_wage')
    .select(['prefecture_code', 'yen', 'valid_from'])
    .orderBy('yen')
    .execute();
  return Map.groupBy(rows, ({ prefecture_code }) => prefecture_code);
}
