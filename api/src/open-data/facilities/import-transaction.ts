import { type Kysely, sql } from 'kysely';
import { saveFacilities } from '../../catalogue/facilities/save-facilities.ts';
import { type Database, migrate, refreshStatistics, type Schema } from '../../platform/db/index.ts';
import type { Profile } from '../layout/profile.ts';
import { previewBatch } from '../preview/preview-batch.ts';
import { unreportedIn } from '../preview/unreported-facts.ts';
import type { Problems } from '../report/problems.ts';
import { type FileReport, type ImportReport, lossCount, type Outcome } from '../report/report.ts';
import { type Batch, type FileOptions, importFile } from './import-file.ts';

export interface ImportOptions extends Omit<FileOptions, 'save' | 'onProgress'> {
  isDryRun: boolean;
  /** By path, of files that have a profile of their own. */
  profiles?: ReadonlyMap<string, Profile>;
  /** All or nothing: one transaction over all files, rolled back by the first row or value that would be lost. */
  isStrict: boolean;
  /** A file replaces all that is known of its facilities: facts without a column are emptied, too. */
  replaces: boolean;
  onProgress: (path: string, bytes: number, rows: number, size: number) => void;
  /** Called with the effects of a file on existing facilities, before any of it is written. */
  onPreview?: (report: FileReport) => void;
}

type Save = FileOptions['save'];

/** Rolls back the transaction of a strict import; it is caught in this file. */
class Refusal extends Error {}

const hasLoss = (files: FileReport[]): boolean => files.some((file) => lossCount(file) > 0);
const nothing = { created: 0, updated: 0, unchanged: 0 };

/** An older or empty database has no facilities to compare with. */
async function hasFacilities(db: Kysely<Schema>): Promise<boolean> {
  const { rows: tables } = await sql<{
    is_there: boolean;
  }>`select to_regclass('facility') is not null as is_there`.execute(db);
  if (!tables[0]?.is_there) return false;
  const { rows } = await sql<{ is_there: boolean }>`
    select exists (select from facility) as is_there
  `.execute(db);
  return rows[0]?.is_there ?? false;
}

/** Reads a file and reports what an import would do. */
async function compareFile(
  db: Kysely<Schema>,
  path: string,
  options: Omit<FileOptions, 'save'> & Pick<ImportOptions, 'replaces'>,
): Promise<FileReport> {
  const save: Save = (await hasFacilities(db))
    ? (batch, problems) => previewBatch(db, batch, options.replaces, problems)
    : async ({ records }) => ({ ...nothing, created: records.length });
  return importFile(path, { ...options, save });
}

/**
 * Imports files one after another. If the database has facilities, each file is read twice, so that emptied facts and
 * likely duplicates are known before its first row is written.
 * @param save null writes nothing
 */
async function readAll(
  db: Kysely<Schema>,
  paths: string[],
  options: ImportOptions,
  save: Save | null,
): Promise<FileReport[]> {
  const files: FileReport[] = [];
  for (const path of paths) {
    const onProgress: FileOptions['onProgress'] = (bytes, rows, size) =>
      options.onProgress(path, bytes, rows, size);
    const profile = options.profiles?.get(path) ?? options.profile;
    const own = { ...options, profile, onProgress };
    const isCompared = save === null || (await hasFacilities(db));
    const preview = isCompared ? await compareFile(db, path, own) : null;
    if (preview && save) options.onPreview?.(preview);
    if (!save && preview) files.push(preview);
    else if (preview && options.signal?.aborted) files.push({ ...preview, ...nothing });
    else if (save) {
      const report = await importFile(path, { ...own, save });
      files.push(preview ? withPreview(report, preview) : report);
    }
  }
  return files;
}

/** Both have read the same rows; the preview has also compared them with the earlier facilities. */
const withPreview = (report: FileReport, { warnings, warning_list, emptied }: FileReport): FileReport => ({
  ...report,
  warnings,
  warning_list,
  emptied,
});

const saving =
  (db: Kysely<Schema>, { replaces }: ImportOptions) =>
  ({ records, layout }: Batch) =>
    saveFacilities(db, records, { unreportedOf: unreportedIn(layout, replaces) });

async function strictly(paths: string[], options: ImportOptions, db: Kysely<Schema>): Promise<FileReport[]> {
  let files: FileReport[] = [];
  // After the first loss the rest is only read, so that every loss is reported at once.
  let isLost = false;
  try {
    await db.transaction().execute(async (transaction) => {
      const write = saving(transaction, options);
      const save = async (batch: Batch, problems: Problems) => {
        isLost ||= problems.losses > 0;
        if (isLost) return nothing;
        try {
          return await write(batch);
        } catch (error) {
          isLost = true;
          throw error;
        }
      };
      files = await readAll(transaction, paths, options, save);
      if (hasLoss(files)) throw new Refusal();
    });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    for (const file of files) Object.assign(file, nothing);
  }
  return files;
}

async function run(paths: string[], options: ImportOptions, db: Kysely<Schema>): Promise<FileReport[]> {
  if (options.isDryRun) return readAll(db, paths, options, null);
  await migrate(db);
  if (options.isStrict) return strictly(paths, options, db);
  return readAll(db, paths, options, saving(db, options));
}

function outcomeOf(files: FileReport[], { isDryRun, isStrict }: ImportOptions): Outcome {
  if (isStrict && hasLoss(files)) return 'refused';
  if (files.some(({ error }) => error !== null)) return 'failed';
  return isDryRun ? 'dry_run' : 'imported';
}

/**
 * Imports published files into the database, in their order.
 * @param paths CSV or GeoJSON files
 * @returns a report for each. Problems of a file are in its report; errors of the database outside a row are thrown
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
