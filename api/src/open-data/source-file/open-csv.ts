import { createReadStream } from 'node:fs';
import { pipeline, Transform } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { joinedHeader } from '../layout/header/joined-header.ts';
import { type Layout, looksLikeHeader, profileLayout, standardLayout } from '../layout/layout.ts';
import type { Profile } from '../layout/profile.ts';
import { ImportError } from '../report/import-error.ts';
import { checkFile } from './check-file.ts';
import { Decoder, type Encoding } from './decode.ts';
import { hasOpenQuote } from './open-quote.ts';
import type { OpenedFile, OpenedRows } from './opened-file.ts';
import type { Row } from './row.ts';
import { openXlsx } from './xlsx/open-xlsx.ts';

/** A title or notes may precede the header; a file without a header is not searched to its end. */
export const rowsBeforeHeader = 20;
/** A cell with an unclosed quote would otherwise contain the rest of the file. */
const maximumRowCharacters = 1024 * 1024;

const openQuote = 'a quote is not closed; it took in the rows after it';

interface ParsedRecord {
  record: string[];
  raw: string;
}

async function* recordsOf(parser: AsyncIterable<ParsedRecord>, path: string): AsyncGenerator<Row, void> {
  let row = 0;
  try {
    for await (const { record, raw } of parser) {
      row += 1;
      yield { row, cells: record, fault: hasOpenQuote(record, raw) ? openQuote : null };
    }
  } catch (error) {
    if (error instanceof CsvError) throw new ImportError(`${path} is no CSV to its end: ${error.message}`);
    throw error;
  }
}

async function layoutOf(records: AsyncGenerator<Row, void>, profile: Profile | null): Promise<Layout> {
  let first: string[] | null = null;
  const last = profile?.file.header_row ?? rowsBeforeHeader;
  const above: string[][] = [];
  for (let next = await records.next(); !next.done; next = await records.next()) {
    const { row, cells, fault } = next.value;
    if (fault) throw new ImportError(`row ${row}: ${fault}`);
    if (profile && row === last)
      return profileLayout(joinedHeader([...above, cells], profile.file.header_rows), profile);
    if (profile) above.push(cells);
    if (!profile && looksLikeHeader(cells)) return standardLayout(cells);
    if (cells.some((cell) => cell.trim() !== '')) first ??= cells;
    if (row === last) break;
  }
  if (profile) throw new ImportError(`the profile wants its header in row ${last}; the file is shorter`);
  return standardLayout(first ?? []);
}

/** Known properties of a file; others are detected, or have their default. */
export interface RowFormat {
  encoding?: Encoding | undefined;
  delimiter?: string | undefined;
  /** Sheet of a workbook; by default the first. */
  sheet?: string | undefined;
}

/**
 * Opens a published CSV file or workbook, detects its encoding, and streams all its rows with backpressure.
 * @param onBytes called with the number of bytes read, for the progress display
 * @throws ImportError if the file cannot be read; while reading, if it is neither
 */
export async function openRows(
  path: string,
  { encoding, delimiter = ',', sheet }: RowFormat,
  onBytes: (bytes: number) => void,
): Promise<OpenedRows> {
  const { size, format } = await checkFile(path);
  if (format === 'xlsx') return openXlsx(path, size, sheet, onBytes);
  const decoder = new Decoder(encoding);
  const counter = new Transform({
    transform(chunk: Buffer, _, done) {
      onBytes(chunk.length);
      done(null, chunk);
    },
  });
  const parser = parse({
    delimiter,
    relax_column_count: true,
    relax_quotes: true,
    // Not detected by the first line: a pasted title or header often has other line ends than the data.
    record_delimiter: ['\r\n', '\n', '\r'],
    raw: true,
    skip_empty_lines: false,
    max_record_size: maximumRowCharacters,
  });
  // Errors reach the reader through the parser, which the pipeline destroys with them.
  pipeline(createReadStream(path), counter, decoder, parser, () => {});
  return { encoding: () => decoder.detected, size, rows: recordsOf(parser, path) };
}

/** Opens a CSV file or a workbook with its layout. @throws ImportError if it cannot be read or has an unknown layout */
export async function openCsv(
  path: string,
  profile: Profile | null,
  onBytes: (bytes: number) => void,
  sheet: string | undefined,
): Promise<OpenedFile> {
  const format = { ...profile?.file, ...(sheet === undefined ? {} : { sheet }) };
  const { rows, ...file } = await openRows(path, format, onBytes);
  try {
    return { layout: await layoutOf(rows, profile), profile, unit: 'row', ...file, rows };
  } catch (error) {
    await rows.return();
    throw error;
  }
}
