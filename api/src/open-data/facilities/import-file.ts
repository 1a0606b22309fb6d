import { basename } from 'node:path';
import { setImmediate as othersTurn } from 'node:timers/promises';
import type { Source } from '@enerabi/shared/contract';
import type { FacilityRecord } from '@enerabi/shared/server/records';
import type { SavedFacilities } from '../../catalogue/facilities/save-facilities.ts';
import { type FileContext, facilityOf } from '../facility-row/facility-row.ts';
import type { Layout } from '../layout/layout.ts';
import type { Profile } from '../layout/profile.ts';
import { countEmptied, type EmptiedFacts } from '../preview/emptied.ts';
import { ImportError } from '../report/import-error.ts';
import { Problems } from '../report/problems.ts';
import { emptyReport, type FileReport } from '../report/report.ts';
import { FirstRows } from '../source-file/first-rows.ts';
import { openFile } from '../source-file/open-file.ts';
import type { OpenedFile } from '../source-file/opened-file.ts';
import type { Row } from '../source-file/row.ts';

/** Rows per statement: enough for few statements, few enough for little memory. */
const batchSize = 500;
/** The next batch is read while one is saved: after this number of rows, the database's replies are processed. */
const rowsAtOnce = 16;

export interface FileOptions {
  profile: Profile | null;
  /** Given on the command line; overrides the profile. */
  source: Partial<Pick<Source, 'name' | 'url' | 'licence' | 'as_of'>>;
  /** Sheet of workbooks; overrides the profile. */
  sheet?: string | undefined;
  /** How many warnings the report lists one by one. */
  keepWarnings: number;
  onProgress: (bytes: number, rows: number, size: number) => void;
  /** Ends the import after the current batch. */
  signal?: AbortSignal;
  /** Writes a batch, or only compares it. */
  save: (batch: Batch, problems: Problems) => Promise<SavedBatch>;
}

/** Records that are saved together, each with its row. */
export interface Batch {
  records: FacilityRecord[];
  rows: number[];
  layout: Layout;
}

export interface SavedBatch extends SavedFacilities {
  /** Result of a comparison: the facilities that would lose facts. */
  emptied?: EmptiedFacts['list'];
}

/** A run over a file: it counts as it goes, so that an error half-way can report the progress. */
class FileImport {
  readonly #options: FileOptions;
  readonly #comment: string | undefined;
  readonly #context: FileContext;
  readonly #problems: Problems;
  /** By path name, the first row of each facility. The first row wins; if the last did, a second run would undo it. */
  readonly #firstRows = new FirstRows();
  readonly #unstored: number[];
  readonly #report: FileReport;
  #pending: Batch;
  #saving: Promise<void> = Promise.resolve();

  constructor(options: FileOptions, file: OpenedFile, report: FileReport, problems: Problems) {
    const { profile } = file;
    this.#options = options;
    this.#comment = file.unit === 'row' ? profile?.file.comment_prefix : undefined;
    this.#problems = problems;
    this.#report = report;
    this.#unstored = file.layout.headers.map(() => 0);
    this.#pending = { records: [], rows: [], layout: file.layout };
    this.#context = {
      layout: file.layout,
      problems,
      publisher: profile?.municipality ? { ...profile.municipality, wards: profile.wards } : null,
      idPrefix: profile?.id?.prefix ?? '',
      facilityType: profile?.facility_type,
      source: { ...profile?.source, ...options.source },
    };
  }

  async row(row: Row): Promise<void> {
    if (this.#comment && row.cells[0]?.startsWith(this.#comment) && !row.fault) return;
    this.#report.read += 1;
    if (this.#report.read % rowsAtOnce === 0) await othersTurn();
    if (row.fault) return this.#problems.skip(row.row, row.fault);
    this.#checkWidth(row);
    const result = facilityOf(row, this.#context);
    if ('skip' in result) return this.#problems.skip(row.row, result.skip, result.isEmpty);
    const first = this.#firstRows.before(result.record.path_name, row.row);
    if (first !== undefined)
      return this.#problems.skip(row.row, `same ID as ${this.#report.unit} ${first}, which is taken`);
    for (const at of this.#context.layout.unstored)
      if (row.cells[at]?.trim()) this.#unstored[at] = (this.#unstored[at] ?? 0) + 1;
    await this.#add(result.record, row.row);
  }

  #checkWidth({ row, cells }: Row): void {
    const { headers } = this.#context.layout;
    const isBlank = cells.every((cell) => cell.trim() === '');
    if (isBlank || cells.length === headers.length) return;
    if (cells.slice(headers.length).some((cell) => cell.trim() !== '') || cells.length < headers.length)
      this.#problems.warn({
        row,
        column: '',
        text: cells.slice(headers.length).join(','),
        kind: 'doubtful',
        action: `${cells.length} cells under ${headers.length} headers; cells taken from the left`,
      });
  }

  async #add(record: FacilityRecord, row: number): Promise<void> {
    this.#pending.rows.push(row);
    this.#pending.records.push(record);
    if (this.#pending.records.length >= batchSize) await this.flush();
  }

  /** Saves what was read as soon as the previous batch is saved; the next rows are read meanwhile. */
  async flush(): Promise<void> {
    const batch = this.#pending;
    this.#pending = { records: [], rows: [], layout: batch.layout };
    await this.#saving;
    this.#saving = this.#save(batch);
    // The next caller that awaits it gets the error.
    this.#saving.catch(() => {});
  }

  /** @throws ImportError where the last batch could not be saved */
  saved(): Promise<void> {
    return this.#saving;
  }

  async #save(batch: Batch): Promise<void> {
    const { rows } = batch;
    if (rows.length === 0) return;
    try {
      const saved = await this.#options.save(batch, this.#problems);
      this.#report.created += saved.created;
      this.#report.updated += saved.updated;
      this.#report.unchanged += saved.unchanged;
      for (const one of saved.emptied ?? [])
        countEmptied(this.#report.emptied, one, this.#options.keepWarnings);
    } catch (error) {
      throw new ImportError(
        `the database refused ${this.#report.unit}s ${rows[0]} to ${rows.at(-1)}: ${(error as Error).message}`,
      );
    }
  }

  finish(): void {
    const { headers } = this.#context.layout;
    this.#report.unstored_columns = this.#unstored.flatMap((values, at) =>
      values > 0 ? [{ column: headers[at] ?? '', values }] : [],
    );
  }
}

/**
 * Imports one published file, batch by batch; the next one is read while one is saved.
 * @returns what happened. If a file cannot be read to its end, the result has `error` and the counts so far
 */
export async function importFile(path: string, options: FileOptions): Promise<FileReport> {
  const report = emptyReport(basename(path));
  const problems = new Problems(options.keepWarnings);
  let bytes = 0;
  let size = 0;
  let run: FileImport | undefined;
  try {
    const file = await openFile(
      path,
      options.profile,
      (count) => {
        bytes += count;
        options.onProgress(bytes, report.read, size);
      },
      options.sheet,
    );
    size = file.size;
    report.layout = file.layout.name;
    report.unit = file.unit;
    report.absent_columns = file.layout.absent;
    run = new FileImport(options, file, report, problems);
    for await (const row of file.rows) {
      if (options.signal?.aborted)
        throw new ImportError(`${path}: interrupted before ${file.unit} ${row.row}`);
      await run.row(row);
    }
    await run.flush();
    await run.saved();
    run.finish();
    report.encoding = file.encoding()?.encoding ?? 'utf-8';
  } catch (error) {
    // The batch that is being saved is completed; its error comes first, since it is earlier in the file.
    const first: unknown =
      (await run?.saved().then(
        () => error,
        (earlier: unknown) => earlier,
      )) ?? error;
    if (!(first instanceof ImportError)) throw first;
    report.error = first.message;
  }
  report.skipped = problems.skipped;
  report.lost_rows = problems.lostRows;
  report.warnings = { ...problems.counts };
  report.warning_list = problems.warnings;
  report.skipped_rows = problems.skippedRows;
  return report;
}
