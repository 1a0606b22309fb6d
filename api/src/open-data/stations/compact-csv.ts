import { prefectureByCode } from '@enerabi/shared/constants';
import { CsvError, parse } from 'csv-parse/sync';
import { normaliseHeader } from '../layout/columns.ts';
import { ImportError } from '../report/import-error.ts';
import { readPosition } from '../values/place/position.ts';
import type { PublishedStation, PublishedStations, StationProblem } from './published-station.ts';

const columns = ['name', 'line', 'operator', 'lat', 'lng', 'pref_code'] as const;
type Column = (typeof columns)[number];

/**
 * Reads the compact extract of N02: `name`, `line`, `operator`, `lat`, `lng`, `pref_code` in any order; other columns
 * are ignored.
 * @throws ImportError if it is no CSV or a column is missing
 */
export function readCompactCsv(text: string): PublishedStations {
  const [header = [], ...rows] = recordsOf(text);
  const headers = header.map(normaliseHeader);
  const at = Object.fromEntries(
    columns.map((column) => [column, headers.indexOf(normaliseHeader(column))]),
  ) as Record<Column, number>;
  const missing = columns.filter((column) => at[column] < 0);
  if (missing.length > 0)
    throw new ImportError(
      `row 1: no column ${missing.join(', ')}; give N02 as GeoJSON, or a CSV with ${columns.join(', ')}`,
    );
  const stations: PublishedStation[] = [];
  const problems: StationProblem[] = [];
  for (const [index, cells] of rows.entries()) {
    const cell = (column: Column) => (cells[at[column]] ?? '').trim();
    const result = stationOf(index + 2, cell);
    if ('station' in result) stations.push(result.station);
    if (result.problem) problems.push(result.problem);
  }
  return { layout: 'N02, compact CSV', unit: 'row', read: rows.length, stations, problems };
}

function recordsOf(text: string): string[][] {
  try {
    return parse(text, { relax_column_count: true, skip_empty_lines: true, bom: true }) as string[][];
  } catch (error) {
    if (error instanceof CsvError) throw new ImportError(`no CSV to its end: ${error.message}`);
    throw error;
  }
}

function stationOf(
  row: number,
  cell: (column: Column) => string,
): { station: PublishedStation; problem?: StationProblem } | { problem: StationProblem } {
  const skipped = (column: Column, action: string) => ({
    problem: { row, column, text: cell(column), kind: 'skipped' as const, action },
  });
  for (const column of ['name', 'line', 'operator'] as const)
    if (cell(column) === '') return skipped(column, 'empty');
  const position = readPosition(cell('lat'), cell('lng'));
  if (!position.value) return skipped('lat', position.problem?.action ?? 'no position');
  if (!prefectureByCode(cell('pref_code')))
    return skipped('pref_code', 'no prefecture has this code; six digits such as 130001');
  const station = {
    row,
    name: cell('name'),
    line: cell('line'),
    operator: cell('operator'),
    ...position.value,
    prefecture_code: cell('pref_code'),
  };
  if (!position.problem) return { station };
  return { station, problem: { row, column: 'lat', text: cell('lat'), ...position.problem } };
}
