import { type Kysely, sql } from 'kysely';
import { type Database, migrate, refreshStatistics, type Schema } from '../db/index.ts';
import { compareFacilities, type FacilityRecord, saveFacilities } from '../facilities/facility.record.ts';
import { type FileOptions, importFile } from './import-file.ts';
import type { Problems } from './problems.ts';
import type { Profile } from './profile.ts';
import { type FileReport, type ImportReport, lossCount, type Outcome } from './report.ts';

export interface ImportOptions extends Omit<FileOptions, 'save' | 'onProgress'> {
  isDryRun: boolean;
  /** By path, of files that have a profile of their own. */
  profiles?: ReadonlyMap<string, Profile>;
  /** All or nothing: one transaction over all files, undone by the first row or value that would be lost. */
  isStrict: boolean;
  onProgress: (path: string, bytes: number, rows: number, size: number) => void;
}

type Save = FileOptions['save'];

/** Undoes the transaction of a strict import; never leaves this file. */
class Refusal extends Error {}

async function readAll(paths: string[], options: ImportOptions, save: Save): Promise<FileReport[]> {
  const files: FileReport[] = [];
  for (const path of paths) {
    const onProgress: FileOptions['onProgress'] = (bytes, rows, size) =>
      options.onProgress(path, bytes, rows, size);
    const profile = options.profiles?.get(path) ?? options.profile;
    files.push(await importFile(path, { ...options, profile, onProgress, save }));
  }
  return files;
}

const hasLoss = (files: FileReport[]): boolean => files.some((file) => lossCount(file) > 0);
const nothing = { created: 0, updated: 0, unchanged: 0 };

/** A database without the schema has none of the facilities, and a dry run neither gives it one nor a newer one. */
async function comparison(db: Kysely<Schema>): Promise<Save> {
  const { rows } = await sql<{
    is_there: boolean;
  }>`select to_regclass('facility') is not null as is_there`.execute(db);
  const isThere = rows[0]?.is_there ?? false;
  return async (records) =>
    isThere ? compareFacilities(db, records) : { ...nothing, created: records.length };
}

async function strictly(paths: string[], options: ImportOptions, db: Kysely<Schema>): Promise<FileReport[]> {
  let files: FileReport[] = [];
  // After the first loss the rest is only read, to report every loss in one go.
  let isLost = false;
  try {
    await db.transaction().execute(async (transaction) => {
      const save = async (records: FacilityRecord[], problems: Problems) => {
        isLost ||= problems.losses > 0;
        if (isLost) return nothing;
        try {
          return await saveFacilities(transaction, records);
        } catch (error) {
          isLost = true;
          throw error;
        }
      };
      files = await readAll(paths, options, save);
      if (hasLoss(files)) throw new Refusal();
    });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    for (const file of files) Object.assign(file, nothing);
  }
  return files;
}

async function run(paths: string[], options: ImportOptions, db: Kysely<Schema>): Promise<FileReport[]> {
  if (options.isDryRun) return readAll(paths, options, await comparison(db));
  await migrate(db);
  if (options.isStrict) return strictly(paths, options, db);
  return readAll(paths, options, (records) => saveFacilities(db, records));
}

function outcomeOf(files: FileReport[], { isDryRun, isStrict }: ImportOptions): Outcome {
  if (isStrict && hasLoss(files)) return 'refused';
  if (files.some(({ error }) => error !== null)) return 'failed';
  return isDryRun ? 'dry_run' : 'imported';
}

/**
 * Imports published files into the database, in their order.
 * @param paths CSV or GeoJSON files
 * @returns what became of each. Faults of a file are in its report; those of the database outside a row are thrown
 */
export async function importFiles(
  { db }: Pick<Database, 'db'>,
  paths: string[],
  options: ImportOptions,
): Promise<ImportReport> {
  const started = performance.now();
  const files = await run(paths, options, db);
  const isChanged = files.some(({ created, updated }) => created + updated > 0);
  if (isChanged && !options.isDryRun) await refreshStatistics({ db });
  return {
    outcome: outcomeOf(files, options),
    is_dry_run: options.isDryRun,
    files,
    seconds: (performance.now() - started) / 1000,
  };
}
