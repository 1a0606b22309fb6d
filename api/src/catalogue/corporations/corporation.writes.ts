import type { CorporationRecord } from '@enerabi/shared/server/records';
import { sql, type Transaction } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import { writeOutdatedTexts } from './corporation-texts.writes.ts';

/** Records with the same key mean the same operator. */
export const corporationKey = ({ corporation_number, name }: CorporationRecord) =>
  corporation_number || `name ${name}`;

/**
 * Creates operators, and adds what is not known yet to known ones.
 * @returns their ids by `corporationKey`
 */
export async function writeCorporations(
  db: Transaction<Schema>,
  corporations: readonly (CorporationRecord | null | undefined)[],
): Promise<Map<string, number>> {
  const byKey = new Map<string, CorporationRecord>();
  for (const corporation of corporations)
    if (corporation)
      byKey.set(corporationKey(corporation), merged(byKey.get(corporationKey(corporation)), corporation));
  if (byKey.size === 0) return new Map<string, number>();
  // Sorted, so that concurrent imports wait for each other instead of deadlocking.
  const rows = [...byKey].sort(([first], [second]) => (first < second ? -1 : 1)).map(([, row]) => row);
  const columns = sql.raw('corporation_number, path_name, name, name_kana, kind, address, url, philosophy');
  const incoming = sql`select ${columns} from jsonb_populate_recordset(null::corporation, ${JSON.stringify(rows)})`;
  await sql`insert into corporation (${columns}) ${incoming} on conflict do nothing`.execute(db);
  await completeCorporations(db, rows);
  const { rows: found } = await sql<{ id: number; corporation_number: string | null; name: string }>`
    select id, corporation_number, name from corporation
    where corporation_number = any(${rows.map((row) => row.corporation_number ?? '')}::text[])
       or (corporation_number is null and name = any(${rows.map(({ name }) => name)}::text[]))
  `.execute(db);
  await writeOutdatedTexts(
    db,
    found.map(({ id }) => id),
  );
  return new Map(found.map((row) => [corporationKey(row), row.id]));
}

/** The first record wins; a later one only adds facts that are unknown. */
function merged(known: CorporationRecord | undefined, more: CorporationRecord): CorporationRecord {
  if (!known || known === more) return more;
  const all: Record<string, unknown> = { ...known };
  for (const [field, value] of Object.entries(more)) all[field] ||= value;
  return all as unknown as CorporationRecord;
}

/**
 * A known name stays: otherwise two cities that write an operator's name differently would overwrite each other in
 * turn.
 */
async function completeCorporations(db: Transaction<Schema>, rows: readonly CorporationRecord[]) {
  const telling = rows.filter((row) => row.name_kana || row.kind || row.address || row.url || row.philosophy);
  if (telling.length === 0) return;
  await sql`
    update corporation set
      name_kana = coalesce(corporation.name_kana, more.name_kana), kind = coalesce(corporation.kind, more.kind),
      address = coalesce(corporation.address, more.address), url = coalesce(corporation.url, more.url),
      philosophy = coalesce(corporation.philosophy, more.philosophy)
    from jsonb_populate_recordset(null::corporation, ${JSON.stringify(telling)}) more
    where coalesce(corporation.corporation_number, 'name ' || corporation.name)
        = coalesce(more.corporation_number, 'name ' || more.name)
      and ((corporation.name_kana is null and more.name_kana is not null)
        or (corporation.kind is null and more.kind is not null)
        or (corporation.address is null and more.address is not null)
        or (corporation.url is null and more.url is not null)
        or (corporation.philosophy is null and more.philosophy is not null))
  `.execute(db);
}
