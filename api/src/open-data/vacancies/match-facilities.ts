import { searchText } from '@enerabi/shared/japanese';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import type { VacancyRow } from './vacancy.record.ts';

/** The facility of a row, or why it is unknown. */
export type Match =
  | { facility_id: number; by: 'number' | 'name' }
  | { facility_id: null; why: 'unknown' | 'ambiguous'; reason: string };

interface IdsOfName {
  at: number;
  ids: number[];
}

/**
 * The facilities of rows, in their order: by the 13-digit number, else by the exact name (in search form) within the
 * municipality, among those without another number. Never by similarity, since figures of another facility do harm.
 */
export async function matchFacilities(db: Kysely<Schema>, rows: readonly VacancyRow[]): Promise<Match[]> {
  const byNumber = await findByNumber(db, rows);
  const rest = rows.flatMap((row, at) => (byNumber.has(at) ? [] : [{ row, at }]));
  const byName = await findByName(db, rest);
  return rows.map((row, at) => {
    const numbered = byNumber.get(at);
    if (numbered) return decided(numbered, 'number', `the number ${row.facility_number}`);
    const named = byName.get(at);
    if (named) return decided(named, 'name', `the name ${row.name} in ${row.place.name}`);
    return { facility_id: null, why: 'unknown', reason: unknown(row) };
  });
}

function decided(ids: readonly number[], by: 'number' | 'name', what: string): Match {
  const [facility_id] = ids;
  if (facility_id !== undefined && ids.length === 1) return { facility_id, by };
  return { facility_id: null, why: 'ambiguous', reason: `${ids.length} facilities have ${what}` };
}

function unknown({ facility_number, name, place }: VacancyRow): string {
  const named = place.codes.length > 0 ? `the name ${name} in ${place.name}` : 'a municipality to seek it in';
  return facility_number
    ? `no facility has the number ${facility_number} or ${named}`
    : `no facility has ${named}`;
}

async function findByNumber(db: Kysely<Schema>, rows: readonly VacancyRow[]): Promise<Map<number, number[]>> {
  const numbers = [...new Set(rows.flatMap(({ facility_number }) => facility_number ?? []))];
  if (numbers.length === 0) return new Map();
  const { rows: found } = await sql<{ facility_number: string; ids: number[] }>`
    select facility_number, array_agg(id order by id) as ids from facility
    where facility_number = any(${numbers}::text[]) group by facility_number
  `.execute(db);
  const ids = new Map(found.map((one) => [one.facility_number, one.ids]));
  return new Map(
    rows.flatMap(({ facility_number }, at) => {
      const own = facility_number === null ? undefined : ids.get(facility_number);
      return own ? [[at, own] as const] : [];
    }),
  );
}

async function findByName(
  db: Kysely<Schema>,
  rest: readonly { row: VacancyRow; at: number }[],
): Promise<Map<number, number[]>> {
  const wanted = rest.flatMap(({ row, at }) =>
    row.place.codes.map((code) => ({ at, code, name: searchText(row.name), number: row.facility_number })),
  );
  if (wanted.length === 0) return new Map();
  const { rows: found } = await sql<IdsOfName>`
    select wanted.at, array_agg(distinct facility.id) as ids
    from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as wanted (at integer, code text, name text, number text)
    join facility_search search on split_part(search.search_name, E'\n', 1) = wanted.name
    join facility on facility.id = search.facility_id
    where wanted.name <> '' and coalesce(facility.municipality_code, facility.import_municipality_code) = wanted.code
      and (facility.facility_number is null or wanted.number is null or facility.facility_number = wanted.number)
    group by wanted.at
  `.execute(db);
  return new Map(found.map(({ at, ids }) => [at, ids]));
}
