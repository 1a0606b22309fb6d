import type { ProblemKind } from '../values/reading.ts';

/** A problem of a cell that its publisher should know. */
export interface Warning {
  /** Numbered as in a spreadsheet, with the header; in GeoJSON the feature, from 1 on. */
  row: number;
  column: string;
  /** The cell as published. */
  text: string;
  kind: ProblemKind;
  /** The importer's remedy. */
  action: string;
}

export interface SkippedRow {
  row: number;
  reason: string;
}

/** Counts all and stores the first ones, so that memory does not grow with a bad file. */
export class Problems {
  readonly warnings: Warning[] = [];
  readonly skippedRows: SkippedRow[] = [];
  readonly counts: Record<ProblemKind, number> = { unread: 0, repaired: 0, doubtful: 0 };
  skipped = 0;
  /** Skipped rows with values. */
  lostRows = 0;
  readonly #keep: number;

  constructor(keep: number) {
    this.#keep = keep;
  }

  warn(warning: Warning): void {
    this.counts[warning.kind] += 1;
    if (this.warnings.length < this.#keep) this.warnings.push(warning);
  }

  skip(row: number, reason: string, isEmpty = false): void {
    this.skipped += 1;
    if (!isEmpty) this.lostRows += 1;
    if (this.skippedRows.length < this.#keep) this.skippedRows.push({ row, reason });
  }

  /** Problems that `--strict` refuses: a skipped row with values, or a value that could not be read. */
  get losses(): number {
    return this.lostRows + this.counts.unread;
  }
}
