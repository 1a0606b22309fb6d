import { basename } from 'node:path';
import { type Database, migrate } from '../../platform/db/index.ts';
import { ImportError } from '../report/import-error.ts';
import { readPostFile } from './post-file.ts';
import type { PostKind } from './post-kind.ts';
import { type PostProblem, readRecords } from './post-records.ts';
import { savePosts } from './save-posts.ts';

export interface PostImportOptions {
  /** Publisher of the files; a later import of the same source updates its rows. */
  source: string;
  /** Withdraws what the source published before and none of these files has. Needs files without a skipped row. */
  isComplete: boolean;
  /** All or nothing: a skipped row refuses everything. */
  isStrict: boolean;
  isDryRun: boolean;
  /** `YYYY-MM-DD` in Japan. */
  today: string;
  /** Called before each file. */
  onProgress: (path: string) => void;
}

export interface PostFileReport {
  file: string;
  read: number;
  error: string | null;
}

export interface PostImportReport {
  kind: PostKind['name'];
  outcome: 'imported' | 'dry_run' | 'refused' | 'failed';
  files: PostFileReport[];
  created: number;
  updated: number;
  unchanged: number;
  withdrawn: number;
  skipped: number;
  problems: PostProblem[];
  seconds: number;
}

/** Undoes the transaction of an import that writes nothing after all. */
class Undo extends Error {}

/**
 * Imports posts of one kind, all files in one transaction.
 * @returns what was done; a file that cannot be read is in the report and nothing is written, a database error is thrown
 */
export async function importPosts(
  { db }: Pick<Database, 'db'>,
  kind: PostKind,
  paths: readonly string[],
  options: PostImportOptions,
): Promise<PostImportReport> {
  const started = performance.now();
  const report: PostImportReport = {
    kind: kind.name,
    outcome: options.isDryRun ? 'dry_run' : 'imported',
    files: [],
    created: 0,
    updated: 0,
    unchanged: 0,
    withdrawn: 0,
    skipped: 0,
    problems: [],
    seconds: 0,
  };
  await migrate(db);
  try {
    await db.transaction().execute(async (transaction) => {
      const records = [];
      for (const path of paths) {
        options.onProgress(path);
        records.push(...(await recordsOf(path, kind, report)));
      }
      const { problems, ...counts } = await savePosts(transaction, kind, records, options);
      Object.assign(report, counts);
      report.problems.push(...problems);
      const isLossy = report.problems.some((problem) => problem.kind === 'skipped');
      if (report.files.some(({ error }) => error)) report.outcome = 'failed';
      else if (isLossy && (options.isStrict || options.isComplete)) report.outcome = 'refused';
      if (report.outcome !== 'imported') throw new Undo();
    });
  } catch (error) {
    if (!(error instanceof Undo)) throw error;
  }
  if (report.outcome === 'imported') await kind.afterwards?.(db, new Date());
  report.problems.sort((one, other) => one.file.localeCompare(other.file) || one.row - other.row);
  report.skipped = skippedRows(report.problems);
  return { ...report, seconds: (performance.now() - started) / 1000 };
}

const skippedRows = (problems: readonly PostProblem[]): number =>
  new Set(problems.filter(({ kind }) => kind === 'skipped').map(({ file, row }) => `${row} ${file}`)).size;

async function recordsOf(path: string, kind: PostKind, report: PostImportReport) {
  const file = basename(path);
  try {
    const rows = await readPostFile(path, kind);
    const { records, problems } = readRecords(rows, kind);
    report.files.push({ file, read: rows.length, error: null });
    report.problems.push(...problems);
    return records;
  } catch (error) {
    if (!(error instanceof ImportError)) throw error;
    report.files.push({ file, read: 0, error: error.message });
    return [];
  }
}
