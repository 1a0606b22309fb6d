import { basename } from 'node:path';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import { ImportError } from '../report/import-error.ts';
import { Problems } from '../report/problems.ts';
import { FirstRows } from '../source-file/first-rows.ts';
import { openRows, rowsBeforeHeader } from '../source-file/open-csv.ts';
import type { OpenedRows } from '../source-file/opened-file.ts';
import type { Row } from '../source-file/row.ts';
import type { Measure } from './row/vacancy-columns.ts';
import { vacancyRowOf } from './row/vacancy-row.ts';
import { saveBatch } from './save-batch.ts';
import type { VacancySource } from './save-vacancies.ts';
import type { VacancyRow } from './vacancy.record.ts';
import { looksLikeVacancyHeader, type VacancyLayout, vacancyLayout } from './vacancy-layout.ts';
import type { VacancyProfile } from './vacancy-profile.ts';
import { emptyVacancyReport, type VacancyFileReport } from './vacancy-report.ts';

const batchSize = 500;

export interface VacancyFileOptions {
  profile: VacancyProfile | null;
  /** Overrides the profile. */
  source: Partial<VacancySource>;
  /** For a file that does not state it, `YYYY-MM-DD`. */
  asOf?: string | undefined;
  measure?: Measure | undefined;
  /** Create the facility of a row if it does not exist. */
  createsMissing: boolean;
  isDryRun: boolean;
  /** The latest valid day of figures, `YYYY-MM-DD`. */
  latest: string;
  keepWarnings: number;
  onProgress: (bytes: number, rows: number, size: number) => void;
  signal?: AbortSignal;
}

async function layoutOf(
  rows: AsyncGenerator<Row, void>,
  path: string,
  { profile, asOf, measure }: VacancyFileOptions,
): Promise<VacancyLayout> {
  const above: string[] = [];
  for (let next = await rows.next(); !next.done; next = await rows.next()) {
    const { row, cells, fault } = next.value;
    if (fault) throw new ImportError(`row ${row}: ${fault}`);
    const known = { profile, fileName: basename(path), asOf, measure };
    if (looksLikeVacancyHeader(cells, profile)) return vacancyLayout(cells, above, known);
    above.push(cells.filter((cell) => cell.trim() !== '').join(' '));
    if (row === rowsBeforeHeader) break;
  }
  throw new ImportError(
    `unknown layout: no row names figures by class (０歳児 … ５歳児, accept_0 …) and a facility (施設番号, 施設・事業名, facility_number, name); the first row is "${(above[0] ?? '').slice(0, 80)}". Name the columns in a profile (--profile FILE, docs/guides/open-data.md)`,
  );
}

function sourceOf({ profile, source }: VacancyFileOptions): VacancySource {
  const { name, url = null, licence = null } = { ...profile?.source, ...source };
  // Every vacancy is shown with its source (domain section 1.2).
  if (!name)
    throw new ImportError('who publishes the figures is not known: add --source-name NAME, or a profile');
  return { name, url, licence };
}

/**
 * Imports one published file of vacancies, batch by batch.
 * @param db a transaction makes all batches one unit
 * @returns what happened. If a file cannot be read to its end, the result has `error` and the counts so far
 */
export async function importVacancyFile(
  db: Kysely<Schema>,
  path: string,
  options: VacancyFileOptions,
): Promise<VacancyFileReport> {
  const report = emptyVacancyReport(path);
  const problems = new Problems(options.keepWarnings);
  try {
    await readFile(db, path, options, report, problems);
  } catch (error) {
    if (!(error instanceof ImportError)) throw error;
    const isNamed = error.message.startsWith(path);
    report.error = isNamed ? error.message : `${basename(path)}: ${error.message}`;
  }
  report.skipped = problems.skipped;
  report.lost_rows = problems.lostRows;
  report.warnings = { ...problems.counts };
  report.warning_list = problems.warnings;
  report.skipped_rows = problems.skippedRows;
  report.days.sort();
  return report;
}

async function readFile(
  db: Kysely<Schema>,
  path: string,
  options: VacancyFileOptions,
  report: VacancyFileReport,
  problems: Problems,
): Promise<void> {
  const source = sourceOf(options);
  let bytes = 0;
  let file: OpenedRows | undefined;
  file = await openRows(path, options.profile?.file ?? {}, (count) => {
    bytes += count;
    options.onProgress(bytes, report.read, file?.size ?? 0);
  });
  const layout = await layoutOf(file.rows, path, options);
  report.layout = layout.name;
  report.encoding = file.encoding()?.encoding ?? 'utf-8';
  const batch = {
    ...options,
    layout,
    source,
    problems,
    report,
    seen: new FirstRows(),
    created: new Set<string>(),
  };
  let pending: VacancyRow[] = [];
  const flush = async () => {
    const rows = pending;
    pending = [];
    if (rows.length > 0) await saveBatch(db, rows, batch);
  };
  for await (const row of file.rows) {
    if (options.signal?.aborted) throw new ImportError(`interrupted before row ${row.row}`);
    report.read += 1;
    const result = vacancyRowOf(row, { layout, problems, profile: options.profile, latest: options.latest });
    if ('skip' in result) problems.skip(row.row, result.skip, result.isEmpty);
    else pending.push(result.vacancy);
    if (pending.length >= batchSize) await flush();
  }
  await flush();
  report.encoding = file.encoding()?.encoding ?? 'utf-8';
}
