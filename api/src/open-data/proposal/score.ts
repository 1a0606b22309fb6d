import { type Field, fields } from '../layout/columns.ts';
import { shapes } from './cell-shapes.ts';
import { headerScore } from './header-words.ts';

export interface SampledColumn {
  /** As published; the name by which a profile finds the column again. */
  header: string;
  /** Cells of the first rows as plain text, empty ones left out. */
  cells: string[];
}

export interface Match {
  field: Field;
  header: string;
  /** From 0 to 1: how sure header and cells make the field. */
  certainty: number;
}

/** From here on a match is taken without a question. */
export const sure = 0.75;
/** Below, a match is not even worth a question. */
const doubtful = 0.45;
/** As many cells tell what a column looks like. */
const looked = 150;
/** Two columns this near to each other for one field are a question. */
const near = 0.03;
/** The ID is no match of words: `chooseId` takes numbers that stay. */
const matched = fields.filter((field) => field !== 'id');
/** Any of several columns would do for one of these. */
const interchangeable: ReadonlySet<Field> = new Set(['phones', 'url', 'remarks', 'access_note', 'fax']);

/** Which share of the cells look like the field; null where there are none or the field has no look. */
function shapeShare(field: Field, all: string[]): number | null {
  const shape = shapes[field];
  const cells = all.slice(0, looked);
  if (!shape || cells.length === 0) return null;
  const variety = new Set(cells).size / cells.length;
  if (shape.variety !== undefined && cells.length >= 8 && variety * 100 > shape.variety) return 0;
  return cells.filter((cell) => shape.fits(cell)).length / cells.length;
}

/** Cells alone speak where they are several, nearly all alike in look, and the header does not say they are numbers of rows. */
function certaintyOfCells(field: Field, header: string, cells: string[], share: number): number {
  const { alone = 0, variety } = shapes[field] ?? {};
  const isRepeated = variety === undefined || new Set(cells).size < cells.length;
  const isSilent = headerScore(header, 'id') === 0;
  return share >= 0.7 && cells.length >= 2 && isRepeated && isSilent ? share * alone : 0;
}

/** How sure a column holds a field: its header speaks first, its cells confirm, contradict, or speak alone. */
export function certaintyOf(field: Field, { header, cells }: SampledColumn): number {
  const words = headerScore(header, field);
  const share = shapeShare(field, cells);
  if (words === 0) return share === null ? 0 : certaintyOfCells(field, header, cells, share);
  if (share === null) return words * 0.95;
  if (share >= 0.8) return 1 - (1 - words) * 0.3;
  if (share >= 0.5 || shapes[field]?.isLoose) return words * 0.95;
  return words * (0.35 + share);
}

/** In an order that does not depend on where a column stands. */
const bySureness = (one: Match, other: Match): number =>
  other.certainty - one.certainty ||
  fields.indexOf(one.field) - fields.indexOf(other.field) ||
  (one.header < other.header ? -1 : 1);

/** The certainty of a match that another column contests. */
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
 * Which column holds which field: each field and each column once, the surest pair first.
 * @returns the matches worth a question or surer, the surest first
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
