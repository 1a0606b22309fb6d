import type { Problems } from '../report/problems.ts';
import type { Row } from '../source-file/row.ts';
import { isBlankMark } from '../values/name.ts';
import { readPlainText } from '../values/plain-text.ts';
import type { ProblemKind, Reading } from '../values/reading.ts';
import type { Field } from './columns.ts';
import type { Layout } from './layout.ts';

/** The cells of one row by field. Every value is read through this class, so that no warning is lost. */
export class Cells {
  readonly #row: Row;
  readonly #layout: Layout;
  readonly #problems: Problems;
  readonly #texts = new Map<Field, string>();

  constructor(row: Row, layout: Layout, problems: Problems) {
    this.#row = row;
    this.#layout = layout;
    this.#problems = problems;
  }

  #published(field: Field): string {
    const at = this.#layout.columns[field];
    return at === undefined ? '' : (this.#row.cells[at] ?? '');
  }

  /** The cell as plain text; empty if the file has no such column, or the cell is empty or holds a blank mark. */
  text(field: Field): string {
    const known = this.#texts.get(field);
    if (known !== undefined) return known;
    const cell = this.#published(field);
    const { value, problem } = cell === '' ? { value: '', problem: undefined } : readPlainText(cell);
    if (problem) this.warn(field, problem.kind, problem.action);
    const text = isBlankMark(value ?? '') ? '' : (value ?? '');
    this.#texts.set(field, text);
    return text;
  }

  /** Whether the file has the column: an absent one is reported once for the file, not for every row. */
  has(field: Field): boolean {
    return this.#layout.columns[field] !== undefined;
  }

  textOrNull(field: Field): string | null {
    return this.text(field) || null;
  }

  /** The value that a reader finds in a cell; null if the cell is empty or, with a warning, if it cannot be read. */
  read<T>(field: Field, reader: (text: string) => Reading<T>): T | null {
    const text = this.text(field);
    return text === '' ? null : this.take(field, reader(text));
  }

  take<T>(field: Field, reading: Reading<T>): T | null {
    if (reading.problem) this.warn(field, reading.problem.kind, reading.problem.action);
    return reading.value;
  }

  warn(field: Field, kind: ProblemKind, action: string): void {
    const at = this.#layout.columns[field];
    this.#problems.warn({
      row: this.#row.row,
      column: at === undefined ? field : (this.#layout.headers[at] ?? field),
      text: this.#published(field),
      kind,
      action,
    });
  }
}
