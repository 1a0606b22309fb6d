import { type EmptiedFacts, noneEmptied } from '../preview/emptied.ts';
import type { Encoding } from '../source-file/decode.ts';
import type { Unit } from '../source-file/row.ts';
import type { ProblemKind } from '../values/reading.ts';
import type { SkippedRow, Warning } from './problems.ts';

/** Result of a file. The lists hold the first entries only, the counts all. */
export interface FileReport {
  file: string;
  layout: string | null;
  /** The unit that is counted: rows of a table, features of GeoJSON, objects of a JSON list. */
  unit: Unit;
  encoding: Encoding | null;
  read: number;
  created: number;
  updated: number;
  unchanged: number;
  skipped: number;
  /** The skipped rows with values. */
  lost_rows: number;
  warnings: Record<ProblemKind, number>;
  warning_list: Warning[];
  skipped_rows: SkippedRow[];
  /** Fields that a facility page needs but the file has no column for. */
  absent_columns: string[];
  unstored_columns: { column: string; values: number }[];
  /** Known facts that this file empties; determined before any of it is written. */
  emptied: EmptiedFacts;
  /** Set if the file could not be read to its end. */
  error: string | null;
  /** Further lines for people, which only some kinds of file have. */
  notes?: string[];
}

/** `refused`: `--strict` found a loss and nothing was written. */
export type Outcome = 'imported' | 'dry_run' | 'refused' | 'failed';

export interface ImportReport {
  outcome: Outcome;
  /** The run wrote nothing, whatever the outcome. */
  is_dry_run: boolean;
  files: FileReport[];
  seconds: number;
}

export const warningCount = ({ warnings }: FileReport): number =>
  warnings.unread + warnings.repaired + warnings.doubtful;

/** The report before anything is read. @param file its name in the report */
export const emptyReport = (file: string): FileReport => ({
  file,
  layout: null,
  unit: 'row',
  encoding: null,
  read: 0,
  created: 0,
  updated: 0,
  unchanged: 0,
  skipped: 0,
  lost_rows: 0,
  warnings: { unread: 0, repaired: 0, doubtful: 0 },
  warning_list: [],
  skipped_rows: [],
  absent_columns: [],
  unstored_columns: [],
  emptied: noneEmptied(),
  error: null,
});

/** Counts the losses that `--strict` refuses: skipped rows with values, unread values, an incomplete file. */
export const lossCount = (file: FileReport): number =>
  file.lost_rows + file.warnings.unread + (file.error ? 1 : 0);
