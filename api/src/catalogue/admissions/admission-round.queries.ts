import type { AdmissionRound } from '@enerabi/shared/contract';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';

export interface AdmissionRoundsQuery {
  municipality_code: string;
  /** `YYYY-MM`; all months if absent. */
  admission_month?: string | undefined;
  /** `YYYY-MM-DD` in Japan: rounds that closed before are over. */
  today: string;
}

/** More than the monthly rounds of a year with their second ones. */
const most = 30;

/** Rounds that are not over, those that close first first. */
export async function findAdmissionRounds(
  db: Kysely<Schema>,
  { municipality_code, admission_month, today }: AdmissionRoundsQuery,
): Promise<AdmissionRound[]> {
  const { rows } = await sql<AdmissionRound>`
    select path_name, admission_month, title, opens_on, closes_on, results_on, url, import_source as source
    from admission_round
    where is_published and municipality_code = ${municipality_code} and closes_on >= ${today}::date
      and (${admission_month ?? null}::text is null or admission_month = ${admission_month ?? null})
    order by closes_on, id limit ${most}
  `.execute(db);
  return rows;
}
