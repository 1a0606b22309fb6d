import { dayInJapan } from '@enerabi/shared/clock';
import { type Kysely, sql } from 'kysely';
import { type Database, migrate, refreshStatistics, type Schema } from '../../platform/db/index.ts';
import { ImportError } from '../report/import-error.ts';
import { type ImportReport, lossCount, type Outcome } from '../report/report.ts';
import { importVacancyFile, type VacancyFileOptions } from './import-vacancy-file.ts';
import { type VacancyFileReport, type VacancyReport, vacancyNotes } from './vacancy-report.ts';

export interface ImportVacanciesOptions extends Omit<VacancyFileOptions, 'onProgress' | 'latest'> {
  /** All or nothing: one transaction over all files, rolled back by the first row or value that would be lost. */
  isStrict: boolean;
  now: Date;
  onProgress: (path: string, bytes: number, rows: number, size: number) => void;
}

/** Figures are published some weeks before their month; a later date is a slip. */
const weeksAheadMs = 62 * 86_400_000;

/** Rolls back the transaction of a strict import; it is caught in this file. */
class Refusal extends Error {}

const hasLoss = (files: readonly VacancyFileReport[]): boolean => files.some((file) => lossCount(file) > 0);

async function readAll(
  db: Kysely<Schema>,
  paths: readonly string[],
  options: ImportVacanciesOptions,
): Promise<VacancyFileReport[]> {
  const files: VacancyFileReport[] = [];
  const latest = dayInJapan(new Date(options.now.getTime() + weeksAheadMs));
  for (const path of paths) {
    const onProgress: VacancyFileOptions['onProgress'] = (bytes, rows, size) =>
      options.onProgress(path, bytes, rows, size);
    files.push(await importVacancyFile(db, path, { ...options, latest, onProgress }));
  }
  return files;
}

async function strictly(
  db: Kysely<Schema>,
  paths: readonly string[],
  options: ImportVacanciesOptions,
): Promise<VacancyFileReport[]> {
  let files: VacancyFileReport[] = [];
  try {
    await db.transaction().execute(async (transaction) => {
      files = await readAll(transaction, paths, options);
      if (hasLoss(files)) throw new Refusal();
    });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    for (const file of files) {
      Object.assign(file, { created: 0, updated: 0, unchanged: 0, created_without_position: 0 });
      file.matches.created_facilities = 0;
    }
  }
  return files;
}

async function run(
  db: Kysely<Schema>,
  paths: readonly string[],
  options: ImportVacanciesOptions,
): Promise<VacancyFileReport[]> {
  if (options.isDryRun) {
    await refuseWithoutSchema(db);
    return readAll(db, paths, options);
  }
  await migrate(db);
  return options.isStrict ? strictly(db, paths, options) : readAll(db, paths, options);
}

/** A dry run does not create or migrate tables. */
async function refuseWithoutSchema(db: Kysely<Schema>): Promise<void> {
  const { rows } = await sql<{ is_there: boolean }>`
    select to_regclass('vacancy') is not null as is_there
  `.execute(db);
  if (!rows[0]?.is_there)
    throw new ImportError('the database is empty: import facilities first, or leave out --dry-run');
}

function outcomeOf(files: VacancyFileReport[], { isDryRun, isStrict }: ImportVacanciesOptions): Outcome {
  if (isStrict && hasLoss(files)) return 'refused';
  if (files.some(({ error }) => error !== null)) return 'failed';
  return isDryRun ? 'dry_run' : 'imported';
}

/**
 * Imports published files of vacancies into the database, in their order. Existing days are corrected, others stay:
 * vacancies are a history.
 * @param paths CSV files
 * @returns a report for each, with the problems of its file
 * @throws ImportError if there is nothing to compare with; the driver's error if the database fails outside a batch
 */
export async function importVacancies(
  { db }: Pick<Database, 'db'>,
  paths: readonly string[],
  options: ImportVacanciesOptions,
): Promise<VacancyReport> {
  const started = performance.now();
  const files = await run(db, paths, options);
  for (const file of files) file.notes = vacancyNotes(file);
  if (!options.isDryRun && files.some(({ created, updated }) => created + updated > 0))
    await refreshStatistics({ db });
  const report: ImportReport = {
    outcome: outcomeOf(files, options),
    is_dry_run: options.isDryRun,
    files,
    seconds: (performance.now() - started) / 1000,
  };
  return { ...report, files };
}
