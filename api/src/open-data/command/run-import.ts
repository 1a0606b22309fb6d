import { basename } from 'node:path';
import { readConfiguration } from '@enerabi/shared/server/configuration';
import { type Database, openDatabase } from '../../platform/db/index.ts';
import { type ProgressLine, progressLine } from '../../platform/progress/progress-line.ts';
import { importProgress } from '../report/progress.ts';

/** The part of every report that determines the exit code. */
interface EndedImport {
  outcome: string;
  files: readonly { error?: string | null | undefined }[];
}

export interface ImportRun {
  database: Database;
  /** Aborted by SIGINT or SIGTERM. */
  signal: AbortSignal;
  progress: ProgressLine;
  /** Shows the progress of reading a file. */
  onProgress: (path: string, bytes: number, rows: number, size: number) => void;
}

/** The caller's working folder: npm runs scripts in the project's folder. */
export const currentFolder = (): string => process.env.INIT_CWD ?? '.';

/** @returns the flags that describe a source, without absent ones */
export const sourceOf = <T extends object>(given: T): Partial<T> =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as Partial<T>;

/**
 * Runs an import on the configured database, prints its report and sets the exit code: 0 imported or a dry run, else 1.
 * @param textOf prints the report for a person; `json` prints it for a program
 */
export async function runImport<R extends EndedImport>(
  work: (run: ImportRun) => Promise<R>,
  { json = false, textOf }: { json?: boolean | undefined; textOf: (report: R) => string },
): Promise<void> {
  const interruption = new AbortController();
  const interrupt = () => interruption.abort();
  process.once('SIGINT', interrupt).once('SIGTERM', interrupt);
  const database = await openDatabase(readConfiguration(process.env));
  const progress = progressLine(process.stderr);
  try {
    const report = await work({
      database,
      signal: interruption.signal,
      progress,
      onProgress: (path, bytes, rows, size) =>
        progress.show(() => importProgress(basename(path), bytes, rows, size)),
    });
    progress.clear();
    process.stdout.write(`${json ? JSON.stringify(report, null, 2) : textOf(report)}\n`);
    complain(report);
    process.exitCode = report.outcome === 'imported' || report.outcome === 'dry_run' ? 0 : 1;
  } finally {
    process.off('SIGINT', interrupt).off('SIGTERM', interrupt);
    await database.close();
  }
}

/** The report may go to a file; the terminal also shows why the import failed. */
function complain({ files, outcome }: EndedImport): void {
  for (const { error } of files) if (error) process.stderr.write(`error: ${error}\n`);
  if (outcome === 'refused') process.stderr.write('error: refused by --strict; nothing was written\n');
}
