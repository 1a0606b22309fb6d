import type { Problems } from '../../report/problems.ts';
import type { Row } from '../../source-file/row.ts';
import { readName } from '../../values/name.ts';
import { compact } from '../../values/notation.ts';
import { type Position, readPosition } from '../../values/place/position.ts';
import type { ProblemKind, Reading } from '../../values/reading.ts';
import type { ClassFigures, VacancyRow } from '../vacancy.record.ts';
import type { FigureColumn, VacancyLayout } from '../vacancy-layout.ts';
import type { VacancyProfile } from '../vacancy-profile.ts';
import type { VacancyField } from './vacancy-columns.ts';
import { readDayOrMonth } from './vacancy-date.ts';
import { type Figure, readFigure } from './vacancy-figure.ts';
import { placeOfRow } from './vacancy-place.ts';

/** Context of every row of a file. */
export interface VacancyContext {
  layout: VacancyLayout;
  problems: Problems;
  profile: VacancyProfile | null;
  /** Figures of a later day are a slip, and would be the newest for years: `YYYY-MM-DD`. */
  latest: string;
}

export type VacancyRowResult = { vacancy: VacancyRow } | { skip: string; isEmpty?: true };

interface Cell {
  column: FigureColumn;
  figure: Figure;
}

/**
 * Reads a row of a published file, or returns the reason why it is none. Adds its doubtful cells to
 * `context.problems`.
 */
export function vacancyRowOf(row: Row, context: VacancyContext): VacancyRowResult {
  const { layout, problems, profile } = context;
  if (row.fault) return { skip: row.fault };
  if (row.cells.every((cell) => cell.trim() === '')) return { skip: 'empty row', isEmpty: true };
  const text = (field: VacancyField): string => (row.cells[layout.columns[field] ?? -1] ?? '').trim();
  const warn = (at: number | undefined, kind: ProblemKind, action: string) =>
    problems.warn({
      row: row.row,
      column: at === undefined ? '' : (layout.headers[at] ?? ''),
      text: at === undefined ? '' : (row.cells[at] ?? ''),
      kind,
      action,
    });

  const name = readName(text('name')).value ?? '';
  const digits = compact(text('facility_number'));
  const facility_number = /^\d{13}$/.test(digits) ? digits : null;
  if (facility_number === null && digits !== '')
    warn(layout.columns.facility_number, 'doubtful', 'no facility number of 13 digits; sought by its name');
  if (facility_number === null && name === '') return { skip: 'neither a facility number nor a name' };
  const written = text('as_of');
  const as_of = written ? readDayOrMonth(written) : (layout.as_of ?? readDayOrMonth(text('updated_on')));
  if (as_of === null) return { skip: written ? `${written} is no date` : 'no date' };
  if (as_of > context.latest) return { skip: `dated ${as_of}, which is yet to come` };

  const cells = layout.figures.map((column) => ({ column, figure: readFigure(row.cells[column.at] ?? '') }));
  for (const { column, figure } of cells) {
    if (figure.kind === 'empty') warn(column.at, 'doubtful', 'no figure and no "-"; taken as not published');
    if (figure.kind === 'unread') warn(column.at, 'unread', 'neither a number, a sign nor "-"; left out');
    if (figure.kind === 'mark' && column.measure !== 'accepted')
      warn(column.at, 'unread', 'a sign where a number is counted; left out');
  }
  checkTotal(cells, text('total'), (action) => warn(layout.columns.total, 'doubtful', action));
  const missing = classesWithoutAnybody(cells, layout);
  if (missing.length > 0)
    problems.warn({
      row: row.row,
      column: '',
      text: missing.map((id) => `${id}歳児`).join('・'),
      kind: 'doubtful',
      action: '0 accepted, 0 waiting and 0 enrolled; taken as not offered',
    });
  const classes = classesOf(cells, new Set(missing));
  if (classes.length === 0) return { skip: 'no figures' };
  const place = placeOfRow(
    { code: compact(text('municipality_code')), ward: text('ward'), address: text('address') },
    profile,
  );
  const position = positionOf(text('latitude'), text('longitude'), (problem) =>
    warn(layout.columns.latitude, problem.kind, problem.action),
  );
  return { vacancy: { row: row.row, facility_number, name, place, position, as_of, classes } };
}

function positionOf(
  latitude: string,
  longitude: string,
  warn: (problem: NonNullable<Reading<Position>['problem']>) => void,
): Position | null {
  if (latitude === '' && longitude === '') return null;
  const { value, problem } = readPosition(latitude, longitude);
  if (problem) warn(problem);
  return value;
}

function checkTotal(cells: readonly Cell[], written: string, warn: (action: string) => void): void {
  const total = readFigure(written);
  const counts = cells.map(({ figure }) => (figure.kind === 'count' ? figure.count : 0));
  const sum = counts.reduce((all, count) => all + count, 0);
  if (total.kind === 'count' && total.count !== sum) warn(`the classes add up to ${sum}; they are taken`);
}

/**
 * Classes without accepted, waiting and enrolled children, in a file that counts all three and has no `-` in the row:
 * the publisher wrote 0 for a class that is not offered, which would be shown as full.
 */
function classesWithoutAnybody(cells: readonly Cell[], { measures }: VacancyLayout): number[] {
  if (measures.length < 3 || cells.some(({ figure }) => figure.kind === 'not_offered')) return [];
  return byClass(cells).flatMap(([id, own]) =>
    own.every(({ figure }) => figure.kind === 'count' && figure.count === 0) ? [id] : [],
  );
}

function byClass(cells: readonly Cell[]): [ClassFigures['child_class_id'], Cell[]][] {
  const found = new Map<ClassFigures['child_class_id'], Cell[]>();
  for (const cell of cells) {
    const own = found.get(cell.column.child_class_id) ?? [];
    found.set(cell.column.child_class_id, [...own, cell]);
  }
  return [...found].sort(([one], [other]) => one - other);
}

/** A class without any figure in the row is left out, since it is unknown whether it is offered. */
const classesOf = (cells: readonly Cell[], missing: ReadonlySet<number>): ClassFigures[] =>
  byClass(cells).flatMap(([child_class_id, own]) => {
    if (own.every(({ figure }) => figure.kind === 'empty' || figure.kind === 'unread')) return [];
    const figures: ClassFigures = { child_class_id };
    for (const { column, figure } of own) {
      const isCount = figure.kind === 'count' && !missing.has(child_class_id);
      figures[column.measure] = isCount ? figure.count : null;
      if (column.measure === 'accepted') figures.mark = figure.kind === 'mark' ? figure.mark : null;
    }
    return [figures];
  });
