import type { Source } from '@enerabi/shared/contract';
import { type Kysely, sql, type Transaction } from 'kysely';
import { followClasses } from '../../catalogue/facilities/child-classes.writes.ts';
import type { SavedFacilities } from '../../catalogue/facilities/save-facilities.ts';
import type { Schema } from '../../platform/db/schema.ts';
import type { Measure } from './row/vacancy-columns.ts';
import type { ClassFigures } from './vacancy.record.ts';

/** A facility's figures of one day. */
export interface DayFigures {
  facility_id: number;
  as_of: string;
  classes: readonly ClassFigures[];
}

export type VacancySource = Pick<Source, 'name' | 'url' | 'licence'>;

type Stored = Required<ClassFigures> & { facility_id: number; as_of: string };

const keyOf = ({ facility_id, as_of }: Pick<DayFigures, 'facility_id' | 'as_of'>) =>
  `${facility_id} ${as_of}`;

/** Days that are new or differ from the database. */
export interface ComparedVacancies extends SavedFacilities {
  changed: DayFigures[];
}

/** Previews what `saveVacancies` would do with these days; one query, nothing written. */
export async function compareVacancies(
  db: Kysely<Schema>,
  days: readonly DayFigures[],
): Promise<ComparedVacancies> {
  const known = await storedFigures(db, days);
  const compared: ComparedVacancies = { created: 0, updated: 0, unchanged: 0, changed: [] };
  for (const day of days) {
    const stored = known.get(keyOf(day));
    const isSame = stored && day.classes.every((figures) => says(stored, figures));
    compared[stored ? (isSame ? 'unchanged' : 'updated') : 'created'] += 1;
    if (!isSame) compared.changed.push(day);
  }
  return compared;
}

const says = (stored: ReadonlyMap<number, Stored>, { child_class_id, ...figures }: ClassFigures): boolean => {
  const own = stored.get(child_class_id);
  return own !== undefined && Object.entries(figures).every(([key, value]) => own[key as Measure] === value);
};

async function storedFigures(db: Kysely<Schema>, days: readonly DayFigures[]) {
  const { rows } = await sql<Stored>`
    select facility_id, as_of, child_class_id, accepted, mark, waiting, enrolled from vacancy
    where (facility_id, as_of) in (
      select * from unnest(${days.map(({ facility_id }) => facility_id)}::integer[], ${days.map(({ as_of }) => as_of)}::date[])
    )
  `.execute(db);
  const known = new Map<string, Map<number, Stored>>();
  for (const row of rows) {
    const classes = known.get(keyOf(row)) ?? new Map<number, Stored>();
    known.set(keyOf(row), classes.set(row.child_class_id, row));
  }
  return known;
}

/**
 * Writes days that are new or differ. Measures that the file does not count stay as they are: a city may publish
 * free places, waiting and enrolled children of one day in three files.
 * @param measures what the file counts
 */
export async function saveVacancies(
  db: Transaction<Schema>,
  days: readonly DayFigures[],
  measures: readonly Measure[],
  source: VacancySource,
): Promise<SavedFacilities> {
  const { changed, ...counts } = await compareVacancies(db, days);
  if (changed.length === 0) return counts;
  const source_id = await sourceId(db, source);
  const rows = changed.flatMap(({ facility_id, as_of, classes }) =>
    classes.map((figures) => ({ facility_id, as_of, source_id, ...figures })),
  );
  const columns = [...measures, ...(measures.includes('accepted') ? ['mark'] : []), 'source_id'];
  await sql`
    insert into vacancy
    select * from jsonb_populate_recordset(null::vacancy, ${JSON.stringify(rows)})
    order by facility_id, as_of, child_class_id
    on conflict (facility_id, as_of, child_class_id)
    do update set ${sql.raw(columns.map((column) => `${column} = excluded.${column}`).join(', '))}
  `.execute(db);
  await followClasses(
    db,
    changed.map(({ facility_id }) => facility_id),
  );
  return counts;
}

async function sourceId(db: Transaction<Schema>, { name, url, licence }: VacancySource): Promise<number> {
  await sql`insert into source (name, url, licence) values (${name}, ${url}, ${licence}) on conflict do nothing`.execute(
    db,
  );
  const { rows } = await sql<{ id: number }>`
    select id from source where (name, url, licence) is not distinct from (${name}, ${url}::text, ${licence}::text)
  `.execute(db);
  return rows[0]?.id ?? 0;
}
