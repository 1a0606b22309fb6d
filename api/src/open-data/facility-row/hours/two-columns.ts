import type { Hours } from '@enerabi/shared/contract';
import type { Cells } from '../../layout/cells.ts';
import type { Field } from '../../layout/columns.ts';
import { inOrder, readWrittenHours } from '../../values/time/hours.ts';

/** The two columns of one kind of hours, and the prefix of a note about them. */
export interface HoursColumns {
  opens: Field;
  closes: Field;
  label: string;
}

export interface HoursAndNotes {
  hours: Hours | null;
  notes: string[];
  /** Words after the hours that may name an extension. */
  aside: string | null;
}

interface Cell {
  hours: string | Hours | null;
  aside: string | null;
  /** The whole cell if it contains no hours. */
  words: string | null;
}

function cellOf(cells: Cells, field: Field): Cell {
  const text = cells.text(field);
  if (text === '') return { hours: null, aside: null, words: null };
  const reading = readWrittenHours(text);
  if (reading.value === null && !/^[\d:.時分]+$/.test(text.normalize('NFKC'))) {
    cells.warn(field, 'doubtful', `no hours found in it; kept as the note 「${text}」`);
    return { hours: null, aside: null, words: text };
  }
  const value = cells.take(field, reading);
  return { hours: value?.hours ?? null, aside: value?.aside ?? null, words: null };
}

/** A time alone is no opening hours, but goes into a note: after-school clubs open when school ends. */
function loneTime(
  cells: Cells,
  { label }: HoursColumns,
  field: Field,
  time: string,
  isOpening: boolean,
): string {
  const note = `${label}${isOpening ? `${time}から` : `${time}まで`}`;
  cells.warn(field, 'repaired', `no ${isOpening ? 'closing' : 'opening'} time; kept as the note 「${note}」`);
  return note;
}

/** Beside a cell with both times, the other one repeats them, or contradicts them in a way that cannot be decided. */
function otherTime(cells: Cells, { label }: HoursColumns, field: Field, isOpening: boolean): string {
  const note = `${label}${isOpening ? '開始時間' : '終了時間'}：${cells.text(field)}`;
  cells.warn(
    field,
    'doubtful',
    `the other column holds both times, which were taken; kept as the note 「${note}」`,
  );
  return note;
}

/** Two times that are no valid hours may still help a reader: 8:00〜3:00 is open into the night or a slip for 15:00. */
function ordered(cells: Cells, columns: HoursColumns, open: string, close: string): [Hours | null, string[]] {
  const reading = inOrder(open, close);
  if (reading.value) return [cells.take(columns.closes, reading), []];
  const note = `${columns.label}${cells.text(columns.opens)}〜${cells.text(columns.closes)}`;
  cells.warn(columns.closes, 'doubtful', `not after it opens; kept as the note 「${note}」`);
  return [null, [note]];
}

function together(
  cells: Cells,
  columns: HoursColumns,
  open: Cell['hours'],
  close: Cell['hours'],
): [Hours | null, string[]] {
  if (open && typeof open === 'object') {
    const [from, to] = typeof close === 'object' ? [close?.open, close?.close] : [open.open, close];
    const isSame = !close || (to === open.close && from === open.open);
    return [open, isSame ? [] : [otherTime(cells, columns, columns.closes, false)]];
  }
  if (close && typeof close === 'object')
    return [close, !open || open === close.open ? [] : [otherTime(cells, columns, columns.opens, true)]];
  if (open && close) return ordered(cells, columns, open, close);
  if (open) return [null, [loneTime(cells, columns, columns.opens, open, true)]];
  if (close) return [null, [loneTime(cells, columns, columns.closes, close, false)]];
  return [null, []];
}

/**
 * Hours from a column of opening and one of closing times; either may hold both. The rest goes into the notes, in the
 * publisher's words.
 */
export function hoursOfTwo(cells: Cells, columns: HoursColumns): HoursAndNotes {
  const [opens, closes] = [cellOf(cells, columns.opens), cellOf(cells, columns.closes)];
  const [hours, notes] = together(cells, columns, opens.hours, closes.hours);
  const words = [opens.words, closes.words, opens.aside, closes.aside].flatMap((text) =>
    text === null ? [] : [`${columns.label}${text}`],
  );
  return { hours, notes: [...notes, ...words], aside: closes.aside ?? opens.aside };
}
