import { createReadStream } from 'node:fs';
import { basename } from 'node:path';
import { text } from 'node:stream/consumers';
import { normaliseHeader } from '../layout/columns.ts';
import { ImportError } from '../report/import-error.ts';
import { checkFile } from '../source-file/check-file.ts';
import { Decoder } from '../source-file/decode.ts';
import { openRows } from '../source-file/open-csv.ts';
import type { PostField, PostKind } from './post-kind.ts';

/** A file of posts is small; a larger one is something else. */
const mostBytes = 32 * 1024 * 1024;

/** A row as published: its texts by field. */
export interface PostRow {
  /** Name of the file. */
  file: string;
  /** In a CSV counted with the heading, in JSON Lines the line. */
  row: number;
  texts: Partial<Record<string, string>>;
  /** Why its texts cannot be trusted. */
  fault: string | null;
}

/**
 * Reads a CSV, a workbook or JSON Lines whole. Columns are matched by their heading, in any order.
 * @throws ImportError in one line, if the file cannot be read, or a required column is missing
 */
export async function readPostFile(path: string, kind: PostKind): Promise<PostRow[]> {
  const { size, format } = await checkFile(path);
  if (size > mostBytes)
    throw new ImportError(`${path}: larger than ${mostBytes / 1024 / 1024} MB; divide it`);
  return format === 'json' ? readLines(path, kind) : readTable(path, kind);
}

async function readTable(path: string, kind: PostKind): Promise<PostRow[]> {
  const { rows } = await openRows(path, {}, () => {});
  const found: PostRow[] = [];
  let columns: (PostField | undefined)[] | undefined;
  for await (const { row, cells, fault } of rows) {
    if (cells.every((cell) => cell.trim() === '')) continue;
    if (columns) found.push({ file: basename(path), row, fault, texts: byField(columns, cells) });
    else columns = columnsOf(path, cells, kind);
  }
  return found;
}

function columnsOf(
  path: string,
  headings: readonly string[],
  { fields }: PostKind,
): (PostField | undefined)[] {
  const columns = headings.map((heading) =>
    fields.find(({ name, heading: known }) =>
      [name, known].map(normaliseHeader).includes(normaliseHeader(heading)),
    ),
  );
  const missing = fields.filter((field) => field.isRequired && !columns.includes(field));
  if (missing.length > 0)
    throw new ImportError(
      `${path}: row 1 has no column ${missing.map(({ heading }) => heading).join(', ')}; see --template`,
    );
  return columns;
}

const byField = (columns: readonly (PostField | undefined)[], cells: readonly string[]) =>
  Object.fromEntries(columns.flatMap((field, at) => (field ? [[field.name, (cells[at] ?? '').trim()]] : [])));

async function readLines(path: string, { fields }: PostKind): Promise<PostRow[]> {
  const content = await text(createReadStream(path).pipe(new Decoder('utf-8')));
  return content.split(/\r?\n/).flatMap((line, at): PostRow[] => {
    if (line.trim() === '') return [];
    const row = { file: basename(path), row: at + 1, texts: {}, fault: null };
    const object = objectIn(line);
    if (!object) return [{ ...row, fault: 'not a JSON object in one line' }];
    const unknown = Object.keys(object).find((name) => !fields.some((field) => field.name === name));
    if (unknown) return [{ ...row, fault: `no field is called "${unknown}"; see --template` }];
    return [{ ...row, texts: Object.fromEntries(Object.entries(object).map(asText)) }];
  });
}

function objectIn(line: string): object | undefined {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

const asText = ([name, value]: [string, unknown]): [string, string] => [name, textOf(value)];

function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value).trim();
}
