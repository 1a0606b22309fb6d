import { sql, type Transaction } from 'kysely';
import { takeAdvisoryLock } from '../../platform/db/advisory-locks.ts';
import type { Schema } from '../../platform/db/schema.ts';
import type { PostKind } from './post-kind.ts';
import { type PostProblem, type ReadRecord, skipped } from './post-records.ts';
import { type PostTableRow, tableRows } from './table-rows.ts';

export interface SavedPosts {
  created: number;
  updated: number;
  unchanged: number;
  withdrawn: number;
  problems: PostProblem[];
}

interface SaveOptions {
  /** Publisher of the files; rows of other publishers stay as they are. */
  source: string;
  /** `YYYY-MM-DD` in Japan: posting date of a new row without one. */
  today: string;
  /** Withdraws what the source published before and this file has not. */
  isComplete: boolean;
}

/**
 * Writes what is new or differs, in one transaction. A row of an unknown facility, with the path name of an earlier row,
 * or of another publisher is refused.
 */
export async function savePosts(
  transaction: Transaction<Schema>,
  kind: PostKind,
  read: readonly ReadRecord[],
  { source, isComplete, today }: SaveOptions,
): Promise<SavedPosts> {
  await takeAdvisoryLock(transaction, 'posts');
  const { rows, problems } = await tableRows(transaction, kind, read, today);
  await datePosts(transaction, kind, rows, today);
  const known = await compared(transaction, kind, rows, source);
  const changed = rows.filter(({ at }) => known.get(at) === 'created' || known.get(at) === 'updated');
  for (const { at, file, row, path_name } of rows)
    if (known.get(at) === 'foreign')
      problems.push(skipped({ file, row, texts: { path_name: String(path_name) } }, 'path_name', foreign));
  await upsert(transaction, kind, changed, source);
  const withdrawn = isComplete ? await withdraw(transaction, kind, rows, source) : 0;
  const count = (state: State): number => [...known.values()].filter((one) => one === state).length;
  return {
    created: count('created'),
    updated: count('updated'),
    unchanged: count('unchanged'),
    withdrawn,
    problems,
  };
}

const foreign = 'belongs to another publisher; choose another one';

type State = 'created' | 'updated' | 'unchanged' | 'foreign';

/** A row without a posting date keeps the one it has, and a new one gets today's. */
async function datePosts(
  transaction: Transaction<Schema>,
  kind: PostKind,
  rows: readonly PostTableRow[],
  today: string,
): Promise<void> {
  const undated = rows.filter(({ posted_on }) => posted_on === null);
  if (undated.length === 0) return;
  const { rows: found } = await sql<{ at: number; posted_on: string }>`
    select (given->>'at')::integer as at, known.posted_on
    from jsonb_array_elements(${JSON.stringify(undated)}::jsonb) given
    cross join lateral jsonb_populate_record(null::${tableOf(kind)}, given) incoming
    join ${tableOf(kind)} known on ${isSameKey(kind)}
  `.execute(transaction);
  const dates = new Map(found.map(({ at, posted_on }) => [at, posted_on]));
  for (const row of undated) row.posted_on = dates.get(row.at) ?? today;
}

const tableOf = ({ table }: PostKind) => sql.table(table);
const written = ({ owner, columns }: PostKind): readonly string[] => [...owner, ...columns];
const listed = (names: readonly string[], of?: string) =>
  sql.join(names.map((name) => sql.ref(of ? `${of}.${name}` : name)));

const isSameKey = ({ key }: PostKind) =>
  sql.join(
    key.map((column) => sql`known.${sql.ref(column)} = incoming.${sql.ref(column)}`),
    sql` and `,
  );

/** The state of each row against the table, by its place. */
async function compared(
  transaction: Transaction<Schema>,
  kind: PostKind,
  rows: readonly PostTableRow[],
  source: string,
): Promise<Map<number, State>> {
  const columns = written(kind);
  const { rows: found } = await sql<{ at: number; state: State }>`
    select (given->>'at')::integer as at,
      case
        when known.id is null then 'created'
        when known.import_source is distinct from ${source} then 'foreign'
        when not known.is_published or (${listed(columns, 'known')}) is distinct from (${listed(columns, 'incoming')})
          then 'updated'
        else 'unchanged'
      end as state
    from jsonb_array_elements(${JSON.stringify(rows)}::jsonb) given
    cross join lateral jsonb_populate_record(null::${tableOf(kind)}, given) incoming
    left join ${tableOf(kind)} known on ${isSameKey(kind)}
  `.execute(transaction);
  return new Map(found.map(({ at, state }) => [at, state]));
}

async function upsert(
  transaction: Transaction<Schema>,
  kind: PostKind,
  rows: readonly PostTableRow[],
  source: string,
): Promise<void> {
  if (rows.length === 0) return;
  const columns = written(kind);
  const updates = sql.join(columns.map((column) => sql`${sql.ref(column)} = excluded.${sql.ref(column)}`));
  await sql`
    insert into ${tableOf(kind)} (${listed(columns)}, import_source)
    select ${listed(columns)}, ${source} from jsonb_populate_recordset(null::${tableOf(kind)}, ${JSON.stringify(rows)}::jsonb)
    on conflict (${listed(kind.key)}) do update set ${updates}, is_published = true
  `.execute(transaction);
}

/** A page that was withdrawn is no longer found. @returns how many were */
async function withdraw(
  transaction: Transaction<Schema>,
  kind: PostKind,
  rows: readonly PostTableRow[],
  source: string,
): Promise<number> {
  const { numAffectedRows } = await sql`
    update ${tableOf(kind)} known set is_published = false
    where import_source = ${source} and is_published and not exists (
      select from jsonb_populate_recordset(null::${tableOf(kind)}, ${JSON.stringify(rows)}::jsonb) incoming
      where ${isSameKey(kind)}
    )
  `.execute(transaction);
  return Number(numAffectedRows ?? 0);
}
