import type { Kysely } from 'kysely';
import { previewFacilities } from '../../catalogue/facilities/save-facilities.ts';
import type { Schema } from '../../platform/db/schema.ts';
import type { Batch, SavedBatch } from '../facilities/import-file.ts';
import type { Problems } from '../report/problems.ts';
import { likelyDuplicates } from './likely-duplicates.queries.ts';
import { unreportedIn } from './unreported-facts.ts';

/** Reports what a batch would do to known facilities, and warns of new ones that seem to be known. */
export async function previewBatch(
  db: Kysely<Schema>,
  { records, rows, layout }: Batch,
  replaces: boolean,
  problems: Problems,
): Promise<SavedBatch> {
  const rowOf = new Map(records.map((record, at) => [record.path_name, rows[at] ?? 0]));
  const { newRecords, emptied, ...counts } = await previewFacilities(
    db,
    records,
    unreportedIn(layout, replaces),
  );
  const nameColumn = layout.headers[layout.columns.name ?? -1] ?? '';
  for (const { record, name, path_name, why } of await likelyDuplicates(db, newRecords))
    problems.warn({
      row: rowOf.get(record.path_name) ?? 0,
      column: nameColumn,
      text: record.name,
      kind: 'doubtful',
      action: `likely the same as ${name} (/f/${path_name}), ${why}; taken as another facility`,
    });
  return {
    ...counts,
    emptied: emptied.map(({ record, facts }) => ({
      row: rowOf.get(record.path_name) ?? 0,
      name: record.name,
      facts,
    })),
  };
}
