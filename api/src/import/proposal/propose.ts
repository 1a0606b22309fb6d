import type { Field } from '../columns.ts';
import { joinedHeader } from '../header/joined-header.ts';
import { UnknownLayout } from '../import-error.ts';
import type { Row } from '../open-file.ts';
import { readFacilityType } from '../values/facility-type.ts';
import { isBlankMark } from '../values/name.ts';
import { readPlainText } from '../values/plain-text.ts';
import { chooseId } from './choose-id.ts';
import { findHeader } from './find-header.ts';
import { type FoundMunicipality, findMunicipality } from './find-municipality.ts';
import type { Sample } from './read-sample.ts';
import { type Match, matchColumns, type SampledColumn, sure } from './score.ts';

export interface ProposedColumn extends Match {
  examples: string[];
  isSure: boolean;
}

/** What a file needs and does not say for certain. */
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
  municipality: FoundMunicipality | null;
  /** The kind of all facilities, in the words of a title; null where a column has it or nothing says it. */
  facility_type: string | null;
  missing: Missing[];
  /** Columns with something in them that hold no field known here. */
  unused: string[];
}

const shownExamples = 3;
const comment = '#';

const textOf = (cell: string | undefined): string => {
  const text = readPlainText(cell ?? '').value ?? '';
  return isBlankMark(text) ? '' : text;
};

/** Of equal headers a profile finds the first alone. */
function sampledColumns(headers: string[], rows: Row[]): SampledColumn[] {
  return headers.flatMap((header, at) =>
    header.trim() === '' || headers.indexOf(header) !== at
      ? []
      : [{ header, cells: rows.map(({ cells }) => textOf(cells[at])).filter((text) => text !== '') }],
  );
}

/** The kind that a title names for all: 認可保育所一覧, but not 認可保育所等 or 保育所・幼稚園. */
function kindIn(titles: string[]): string | null {
  const kinds = titles.flatMap((title) => {
    const words =
      title.match(/[一-龠ァ-ヶーぁ-ん]{2,}/g)?.filter((word) => /保育|こども園|幼稚園|クラブ/.test(word)) ??
      [];
    return words.map((word) => word.replace(/(?:の?(?:一覧表?|情報|名簿|リスト|データ|施設一覧))+$/, ''));
  });
  const known = kinds.filter((words) => {
    const { value, problem } = readFacilityType(words.replace(/^.*?[都道府県市区町村](?=.{3})/, ''));
    return value && value.facility_type !== 99 && !problem && !/[等及・]|ほか/.test(words);
  });
  const ids = new Set(known.map((words) => readFacilityType(words).value?.facility_type));
  return ids.size === 1 && known.length === kinds.length
    ? ((known[0] ?? null)?.replace(/^.*?[都道府県市区町村](?=.{3})/, '') ?? null)
    : null;
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

/**
 * Proposes how to read a file of unknown layout: pure, and the same for the same rows, in whichever order its columns are.
 * @param fileName may say where it is from and what is in it
 * @throws UnknownLayout where no row looks like a header
 */
export function propose({ rows, isNamed, delimiter }: Sample, fileName: string): Proposal {
  const [first] = rows;
  const header = isNamed && first ? { row: 1, rows: 1, names: first.cells } : findHeader(rows);
  if (!header) throw new UnknownLayout('no row looks like a header: none names two columns that are known');
  const headerRow = isNamed ? 0 : header.row;
  const names = joinedHeader([header.names], 1);
  const data = rows.filter(({ row }) => row > headerRow);
  const isCommented = !isNamed && data.some(({ cells }) => cells[0]?.startsWith(comment));
  const facts = data.filter(
    ({ cells }) =>
      !(isCommented && cells[0]?.startsWith(comment)) && cells.some((cell) => cell.trim() !== ''),
  );
  const columns = sampledColumns(names, facts);
  const matches = matchColumns(columns);
  const titles = [
    ...(isNamed ? [] : rows.filter(({ row }) => row < headerRow)).flatMap(({ cells }) =>
      cells.filter((cell) => cell.trim() !== ''),
    ),
    fileName,
  ];
  const proposed = matches.map((match) => ({
    ...match,
    examples: [...new Set(columns.find(({ header: own }) => own === match.header)?.cells)].slice(
      0,
      shownExamples,
    ),
    isSure: match.certainty >= sure,
  }));
  const cellOf = (field: Field) => {
    const match = matches.find((one) => one.field === field && one.certainty >= sure);
    const at = match ? names.indexOf(match.header) : -1;
    return ({ cells }: Row) => (at < 0 ? '' : textOf(cells[at]));
  };
  const [prefecture, municipality, ward, address, town] = (
    ['prefecture', 'municipality', 'ward', 'address', 'town'] as const
  ).map(cellOf);
  const places = facts.map((row) => ({
    prefecture: prefecture?.(row) ?? '',
    municipality: municipality?.(row) ?? '',
    address: address?.(row) || `${ward?.(row) ?? ''}${town?.(row) ?? ''}`,
  }));
  const named = facts.filter((row) => cellOf('name')(row) !== '');
  const rest = {
    columns: proposed,
    id: chooseId(
      sampledColumns(names, named),
      matches.filter(({ certainty }) => certainty >= sure),
      named.length,
    ),
    municipality: isSureOf(proposed, 'municipality_code') ? null : findMunicipality(places, titles),
    facility_type: isSureOf(proposed, 'facility_type') ? null : kindIn(titles),
  };
  const used = new Set([...matches.map((match) => match.header), ...rest.id]);
  return {
    ...rest,
    file: {
      delimiter,
      header_row: header.row,
      header_rows: header.rows,
      ...(isCommented ? { comment_prefix: comment } : {}),
    },
    missing: missingOf(proposed, rest),
    unused: columns
      .filter(({ header: own, cells }) => !used.has(own) && cells.length > 0)
      .map((column) => column.header),
  };
}
