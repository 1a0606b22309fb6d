import { type Field, fields } from '../layout/columns.ts';
import { shapes } from './cell-shapes.ts';
import { headerScore } from './header-words.ts';

export interface SampledColumn {
  /** As published; the name by which a profile finds the column again. */
  header: string;
  /** Non-empty cells of the first rows as plain text. */
  cells: string[];
}

export interface Match {
  field: Field;
  header: string;
  /** From 0 to 1: how strongly header and cells suggest the field. */
  certainty: number;
}

/** From this score on, a match is taken without a question. */
export const sure = 0.75;
/** Below this score, a match is ignored. */
const doubtful = 0.45;
/** The number of cells that suffices to recognise a column. */
const looked = 150;
/** Two columns for one field whose scores differ by less than this need a question. */
const near = 0.03;
/** The ID is not matched by words: `chooseId` looks for numbers that stay. */
const matched = fields.filter((field) => field !== 'id');
/** For these fields any of several columns will do. */
const interchangeable: ReadonlySet<Field> = new Set(['phones', 'url', 'remarks', 'access_note', 'fax']);

/** Share of the cells that look like the field; null if there are none or the field has no shape. */
function shapeShare(field: Field, all: string[]): number | null {
  const shape = shapes[field];
  const cells = all.slice(0, looked);
  if (!shape || cells.length === 0) return null;
  const variety = new Set(cells).size / cells.length;
  if (shape.variety !== undefined && cells.length >= 8 && variety * 100 > shape.variety) return 0;
  return cells.filter((cell) => shape.fits(cell)).length / cells.length;
}

/** Cells alone decide if there are several, nearly all have the shape, and the header does not suggest row numbers. */
function certaintyOfCells(field: Field, header: string, cells: string[], share: number): number {
  const { alone = 0, variety } = shapes[field] ?? {};
  const isRepeated = variety === undefined || new Set(cells).size < cells.length;
  const isSilent = headerScore(header, 'id') === 0;
  return share >= 0.7 && cells.length >= 2 && isRepeated && isSilent ? share * alone : 0;
}

/**
 * The score of a column for a field: mainly by its header, which the cells confirm or contradict, or by the cells
 * alone.
 */
export function certaintyOf(field: Field, { header, cells }: SampledColumn): number {
  const words = headerScore(header, field);
  const share = shapeShare(field, cells);
  if (words === 0) return share === null ? 0 : certaintyOfCells(field, header, cells, share);
  if (share === null) return words * 0.95;
  if (share >= 0.8) return 1 - (1 - words) * 0.3;
  if (share >= 0.5 || shapes[field]?.isLoose) return words * 0.95;
  return words * (0.35 + share);
}

/** An order that does not depend on the position of columns. */
const bySureness = (one: Match, other: Match): number =>
  other.certainty - one.certainty ||
  fields.indexOf(one.field) - fields.indexOf(other.field) ||
  (one.header < other.header ? -1 : 1);

/** The score of a match that another column contests. */
function contested(match: Match, all: Match[]): number {
  const rival = all.find(
    ({ field, header, certainty }) =>
      field === match.field && header !== match.header && match.certainty - certainty < near,
  );
  return rival && match.certainty < 1 && !interchangeable.has(match.field)
    ? Math.min(match.certainty, sure - 0.05)
    : match.certainty;
}

/**
 * Assigns columns to fields: each field and each column once, the best pair first.
 * @returns matches above the threshold, the best first
 */
export function matchColumns(columns: SampledColumn[]): Match[] {
  const all = columns
    .flatMap((column) =>
      matched.map((field) => ({ field, header: column.header, certainty: certaintyOf(field, column) })),
    )
    .filter(({ certainty }) => certainty >= doubtful)
    .sort(bySureness);
  const taken = new Set<string>();
  const matches: Match[] = [];
  for (const match of all) {
    if (taken.has(`field ${match.field}`) || taken.has(`column ${match.header}`)) continue;
    taken.add(`field ${match.field}`).add(`column ${match.header}`);
    const open = all.filter(({ header }) => header === match.header || !taken.has(`column ${header}`));
    matches.push({ ...match, certainty: contested(match, open) });
  }
  return matches.sort(bySureness);
}
