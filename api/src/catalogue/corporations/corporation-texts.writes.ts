import { searchTextVersion } from '@enerabi/shared/japanese';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import { corporationTexts } from './corporation.rules.ts';

const mostAtOnce = 1_000;

interface OutdatedRow {
  id: number;
  name: string;
  name_kana: string | null;
}

/**
 * Writes the search texts of operators that have none, or those of an older search form or name.
 * @param among ids; absent: all operators
 * @returns how many were written
 */
export async function writeOutdatedTexts(db: Kysely<Schema>, among?: readonly number[]): Promise<number> {
  let written = 0;
  for (;;) {
    const { rows } = await sql<OutdatedRow>`
      select id, name, name_kana from corporation
      where search_text_version is distinct from ${searchTextVersion}
        and ${among ? sql`id = any(${among}::integer[])` : sql`true`}
      order by id limit ${mostAtOnce}
    `.execute(db);
    if (rows.length === 0) return written;
    const texts = rows.map((row) => ({ id: row.id, ...corporationTexts(row) }));
    await sql`
      update corporation
      set search_text = texts.search_text, sort_kana = texts.sort_kana, search_text_version = ${searchTextVersion}
      from jsonb_populate_recordset(null::corporation, ${JSON.stringify(texts)}) texts
      where corporation.id = texts.id
    `.execute(db);
    written += rows.length;
  }
}
