import { sql, type Transaction } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import type { PostKind } from './post-kind.ts';
import { type PostProblem, type ReadRecord, skipped } from './post-records.ts';

/** A row of the table, with its place in the file. */
export type PostTableRow = Record<string, unknown> &
  Pick<ReadRecord, 'file' | 'row'> & { at: number; facility_id: number | null };

/**
 * Rows of the table from the records of the files: each with its facility, and its path name once. The rules that
 * depend on the prefecture are applied here, since only now the prefecture is known.
 */
export async function tableRows(
  transaction: Transaction<Schema>,
  kind: PostKind,
  read: readonly ReadRecord[],
  today: string,
) {
  const check = await kind.checkInPlace?.(transaction, today);
  const named = [
    ...new Set(read.flatMap(({ record }) => (record.facility ? [String(record.facility)] : []))),
  ];
  const { rows: found } = await sql<{ named: string; id: number; prefecture_code: string }>`
    select named, id, prefecture_code from unnest(${named}::text[]) named
    join facility on is_published and (path_name = named or facility_number = named)
  `.execute(transaction);
  const facilities = Map.groupBy(found, (facility) => facility.named);
  const rows: PostTableRow[] = [];
  const problems: PostProblem[] = [];
  const first = new Map<string, ReadRecord>();
  for (const one of read) {
    const { file, row, record } = one;
    const name = record.facility ? String(record.facility) : null;
    const [facility, second] = name === null ? [] : (facilities.get(name) ?? []);
    const refuse = (column: string, action: string) =>
      problems.push(skipped({ file, row, texts: { [column]: String(record[column]) } }, column, action));
    const key = `${kind.key.includes('facility_id') ? facility?.id : ''} ${record.path_name}`;
    const before = first.get(key);
    if (name !== null && !facility) refuse('facility', 'no published facility has this path name or number');
    else if (second) refuse('facility', 'several facilities have this number; give the path name');
    else if (before !== undefined) refuse('path_name', `row ${before.row} of ${before.file} has the same`);
    else {
      const fault = check?.(record, String(facility?.prefecture_code ?? record.area));
      if (fault && !fault.isDoubt) {
        refuse(fault.column, fault.action);
        continue;
      }
      if (fault)
        problems.push({ ...skipped({ file, row, texts: {} }, fault.column, fault.action), kind: 'doubtful' });
      first.set(key, one);
      const columns = Object.fromEntries(kind.columns.map((column) => [column, record[column] ?? null]));
      rows.push({
        ...columns,
        at: rows.length,
        file,
        row,
        facility_id: facility?.id ?? null,
        prefecture_code: facility?.prefecture_code ?? record.area,
        ...kind.derived?.(record),
      });
    }
  }
  return { rows, problems };
}
