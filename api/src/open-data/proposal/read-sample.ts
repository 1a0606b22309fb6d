import { checkFile } from '../source-file/check-file.ts';
import { readJsonTable } from '../source-file/geojson/open-geojson.ts';
import { openRows, type RowFormat } from '../source-file/open-csv.ts';
import type { Row } from '../source-file/row.ts';

export interface Sample {
  rows: Row[];
  /** The first row certainly names the columns: properties of JSON. */
  isNamed: boolean;
  delimiter: string;
}

/** Enough to recognise the columns. */
const sampled = 2000;

async function firstRows(path: string, format: RowFormat): Promise<Row[]> {
  const { rows } = await openRows(path, format, () => {});
  const first: Row[] = [];
  for await (const row of rows) {
    first.push(row);
    if (first.length >= sampled) break;
  }
  return first;
}

/** A comma separates the cells of a line unless one of these yields more cells. */
const delimiters = ['\t', ';'];

/**
 * The first rows of a file of any layout.
 * @param sheet of a workbook
 * @throws ImportError if it cannot be read
 */
export async function readSample(path: string, sheet?: string): Promise<Sample> {
  const { format } = await checkFile(path);
  if (format === 'json') {
    const { headers, rows } = await readJsonTable(path);
    const first = [...rows().take(sampled)];
    return { rows: [{ row: 0, cells: headers, fault: null }, ...first], isNamed: true, delimiter: ',' };
  }
  const rows = await firstRows(path, { sheet });
  if (format === 'csv')
    for (const delimiter of delimiters) {
      const parted = rows.filter(
        ({ cells }) => cells.join(',').split(delimiter).length > cells.length + 1,
      ).length;
      if (parted * 2 > rows.length && rows.length > 1)
        return { rows: await firstRows(path, { delimiter }), isNamed: false, delimiter };
    }
  return { rows, isNamed: false, delimiter: ',' };
}
