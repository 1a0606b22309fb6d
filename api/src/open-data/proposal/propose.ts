import type { Field } from '../layout/columns.ts';
import { UnknownLayout } from '../report/import-error.ts';
import type { Row } from '../source-file/row.ts';
import { isBlankMark } from '../values/name.ts';
import { readPlainText } from '../values/plain-text.ts';
import { chooseId } from './choose-id.ts';
import { findHeader, type ProposedHeader } from './find-header.ts';
import { findMunicipality, type ProposedMunicipality } from './find-municipality.ts';
import { kindInTitles } from './kind-in-titles.ts';
import type { Sample } from './read-sample.ts';
import { type Match, matchColumns, type SampledColumn, sure } from './score.ts';

export interface ProposedColumn extends Match {
  examples: string[];
  isSure: boolean;
}

/** Facts that a file needs and does not state for certain. */
export type Missing =
  | 'name'
  | 'id'
  | 'municipality'
  | 'municipality_code'
  | 'facility_type'
  | 'address'
  | 'position';

/** How a file of unknown layout could be read, for a person to confirm. */
export interface Proposal {
  file: { delimiter: string; header_row: number; header_rows: number; comment_prefix?: string };
  columns: ProposedColumn[];
  id: string[];
  municipality: ProposedMunicipality | null;
  /** The kind of all facilities, in a title's words; null if a column has it or no title states it. */
  facility_type: string | null;
  missing: Missing[];
  /** Columns with values for which there is no field. */
  unused: string[];
}

const shownExamples = 3;
const comment = '#';

const textOf = (cell: string | undefined): string => {
  const text = readPlainText(cell ?? '').value ?? '';
  return isBlankMark(text) ? '' : text;
};

/** A profile finds only the first of several equal headers. */
function sampledColumns(headers: string[], rows: Row[]): SampledColumn[] {
  return headers.flatMap((header, at) =>
    header.trim() === '' || headers.indexOf(header) !== at
      ? []
      : [{ header, cells: rows.map(({ cells }) => textOf(cells[at])).filter((text) => text !== '') }],
  );
}

const isSureOf = (columns: ProposedColumn[], ...fields: Field[]): boolean =>
  columns.some(({ field, isSure }) => isSure && fields.includes(field));

function missingOf(
  columns: ProposedColumn[],
  rest: Omit<Proposal, 'missing' | 'file' | 'unused'>,
): Missing[] {
  const hasPosition =
    isSureOf(columns, 'position') || (isSureOf(columns, 'latitude') && isSureOf(columns, 'longitude'));
  const { municipality, facility_type, id } = rest;
  const missing: [Missing, boolean][] = [
    ['name', !isSureOf(columns, 'name')],
    ['id', id.length === 0],
    ['municipality', !municipality && !isSureOf(columns, 'municipality_code')],
    ['municipality_code', municipality?.code === null && !isSureOf(columns, 'municipality_code')],
    ['facility_type', facility_type === null && !isSureOf(columns, 'facility_type')],
    ['address', !isSureOf(columns, 'address', 'town', 'street')],
    ['position', !hasPosition],
  ];
  return missing.flatMap(([name, isMissing]) => (isMissing ? [name] : []));
}

interface Parts {
  header: ProposedHeader;
  /** Rows of facilities. */
  facts: Row[];
  /** Cells above the header, and the file's name. */
  titles: string[];
  comment_prefix: string | undefined;
}

/** @throws UnknownLayout if no row looks like a header */
function partsOf({ rows, isNamed }: Sample, fileName: string): Parts {
  const [first] = rows;
  const header = isNamed && first ? { row: first.row, rows: 1, names: first.cells } : findHeader(rows);
  if (!header) throw new UnknownLayout('no row looks like a header: none names two columns that are known');
  const below = rows.filter(({ row }) => row > header.row);
  const isComment = ({ cells }: Row): boolean => !isNamed && (cells[0] ?? '').startsWith(comment);
  const above = rows.filter(({ row }) => row < header.row).flatMap(({ cells }) => cells);
  return {
    header,
    facts: below.filter((row) => !isComment(row) && row.cells.some((cell) => cell.trim() !== '')),
    titles: [...above.filter((cell) => cell.trim() !== ''), fileName],
    comment_prefix: below.some(isComment) ? comment : undefined,
  };
}

/** Reads a row's cell under the column that was found for a field. */
function textsOf(names: string[], matches: Match[]) {
  const at = new Map(matches.map(({ field, header }) => [field, names.indexOf(header)]));
  return ({ cells }: Row, field: Field): string => textOf(cells[at.get(field) ?? -1]);
}

/**
 * Proposes how to read a file of unknown layout; pure, and independent of the order of columns.
 * @param fileName may name the municipality and the kind
 * @throws UnknownLayout if no row looks like a header
 */
export function propose(sample: Sample, fileName: string): Proposal {
  const { header, facts, titles, comment_prefix } = partsOf(sample, fileName);
  const columns = sampledColumns(header.names, facts);
  const matches = matchColumns(columns);
  const sureOnes = matches.filter(({ certainty }) => certainty >= sure);
  const proposed = matches.map((match): ProposedColumn => {
    const cells = columns.find((column) => column.header === match.header)?.cells ?? [];
    return {
      ...match,
      examples: [...new Set(cells)].slice(0, shownExamples),
      isSure: match.certainty >= sure,
    };
  });
  const text = textsOf(header.names, matches);
  const places = facts.map((row) => ({
    prefecture: text(row, 'prefecture'),
    municipality: text(row, 'municipality'),
    address: text(row, 'address') || text(row, 'ward') + text(row, 'town'),
  }));
  const named = facts.filter((row) => text(row, 'name') !== '');
  const found = {
    columns: proposed,
    id: chooseId(sampledColumns(header.names, named), sureOnes, named.length),
    municipality: isSureOf(proposed, 'municipality_code') ? null : findMunicipality(places, titles),
    facility_type: isSureOf(proposed, 'facility_type') ? null : kindInTitles(titles),
  };
  const used = new Set([...matches.map((match) => match.header), ...found.id]);
  return {
    ...found,
    file: {
      delimiter: sample.delimiter,
      header_row: Math.max(header.row, 1),
      header_rows: header.rows,
      ...(comment_prefix === undefined ? {} : { comment_prefix }),
    },
    missing: missingOf(proposed, found),
    unused: columns
      .flatMap(({ header: own, cells }) => (used.has(own) || cells.length === 0 ? [] : [own]))
      .sort(),
  };
}
