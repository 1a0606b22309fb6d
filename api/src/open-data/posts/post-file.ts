import { createReadStream } from 'node:fs';
import { basename } from 'node:path';
import { text } from 'node:stream/consumers';
import { normaliseHeader } from '../layout/columns.ts';
import { ImportError } from '../report/import-error.ts';
import { checkFile } from '../source-file/check-file.ts';
import { Decoder } from '../source-file/decode.ts';
import { openRows } from '../source-file/open-csv.ts';
import { rowsInLines } from './json-lines.ts';
import type { PostField, PostKind } from './post-kind.ts';
import type { PostRow } from './post-row.ts';
import { publishedPosts } from './published-posts.ts';

/** A file of posts is small; a larger one is something else. */
const mostBytes = 32 * 1024 * 1024;

/**
 * Reads a CSV, a workbook, JSON Lines or a format of the kind whole. Columns are matched by their heading, in any order.
 * @throws ImportError in one line, if the file cannot be read, or a required column is missing
 */
export async function readPostFile(path: string, kind: PostKind): Promise<PostRow[]> {
  const { size, format } = await checkFile(path);
  if (size > mostBytes)
    throw new ImportError(`${path}: larger than ${mostBytes / 1024 / 1024} MB; divide it`);
  if (format === 'csv' || format === 'xlsx') return readTable(path, kind);
  const decoder = new Decoder(format === 'json' ? 'utf-8' : undefined);
  const content = await text(createReadStream(path).pipe(decoder));
  try {
    const posts = publishedPosts(content, format, kind);
    return (
      posts?.map((post, at) => ({ file: basename(path), row: at + 1, ...post })) ??
      rowsInLines(content, basename(path), kind)
    );
  } catch (error) {
    throw error instanceof ImportError ? new ImportError(`${path}: ${error.message}`) : error;
  }
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
