import { fields } from '../layout/columns.ts';
import { joinedHeader } from '../layout/header/joined-header.ts';
import type { Row } from '../source-file/row.ts';
import { headerScore } from './header-words.ts';

export interface ProposedHeader {
  /** Numbered as in a spreadsheet. */
  row: number;
  /** How many rows, counted back from that one, name the columns. */
  rows: number;
  names: string[];
}

/** Rows above the header: titles, notes, attributes. */
const deepest = 20;
const fewestNames = 2;

const isBlank = (cell: string): boolean => cell.trim() === '';
/** A phone, a date, a position or a web address is no column name. */
const isData = (cell: string): boolean =>
  /^[\d\s.,:/+-]{3,}$|https?:\/\/|\d{2,4}-\d{2,4}-\d{4}|\d{1,2}[:：]\d{2}/.test(cell.trim());

/** How many fields the names could stand for, each counted once with its best score. */
function fieldsNamed(names: string[]): number {
  const best = new Map<string, number>();
  for (const name of names) {
    if (isBlank(name)) continue;
    const [field, score] = fields
      .map((one) => [one, headerScore(name, one)] as const)
      .reduce((first, next) => (next[1] > first[1] ? next : first));
    if (score > (best.get(field) ?? 0)) best.set(field, score);
  }
  return [...best.values()].reduce((sum, score) => sum + score, 0);
}

function scoreOf(names: string[]): number {
  const data = names.filter(isData).length;
  return fieldsNamed(names) - data;
}

/** Whether the rows can name columns together: several headings above, names or gaps below, no data. */
const canJoin = (upper: string[], lower: string[]): boolean =>
  upper.filter((cell) => !isBlank(cell)).length >= fewestNames &&
  lower.some((cell, at) => isBlank(cell) || isBlank(upper[at] ?? '')) &&
  !lower.some(isData);

/** Names under joined cells, and gaps elsewhere: a row of facilities would have a name there. */
function isSubHeader(upper: string[], lower: string[]): boolean {
  const own = lower.map((cell, at) => (cell === upper[at] ? '' : cell));
  const isGroup = (at: number) => isBlank(upper[at] ?? '') || isBlank(upper[at + 1] ?? '');
  const named = own.flatMap((cell, at) => (isBlank(cell) ? [] : [at]));
  return named.every(isGroup) && named.some((at) => isBlank(upper[at] ?? '')) && named.length < lower.length;
}

/**
 * The row or the two rows that name the columns: those whose names fit the most fields.
 * @param rows the first ones of a file
 * @returns null if no row names at least two fields
 */
export function findHeader(rows: Row[]): ProposedHeader | null {
  let best: { score: number; found: ProposedHeader } | null = null;
  const offer = (score: number, found: ProposedHeader) => {
    // Rows near the top are preferred, and two rows only if they fit more fields.
    if (score >= fewestNames - 0.5 && score > (best?.score ?? 0) + 0.3) best = { score, found };
  };
  for (const [at, { row, cells }] of rows.slice(0, deepest).entries()) {
    offer(scoreOf(cells), { row, rows: 1, names: cells });
    const upper = rows[at - 1];
    if (upper?.row !== row - 1 || !canJoin(upper.cells, cells)) continue;
    const names = joinedHeader([upper.cells, cells], 2);
    const bonus = isSubHeader(upper.cells, cells) ? 0.6 : 0;
    offer(scoreOf(names) + bonus, { row, rows: 2, names });
  }
  return (best as { found: ProposedHeader } | null)?.found ?? null;
}
