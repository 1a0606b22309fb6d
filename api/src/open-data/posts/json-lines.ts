import type { PostKind } from './post-kind.ts';
import type { PostRow } from './post-row.ts';

/** Rows of JSON Lines: an object in each line, whose fields are the columns' names. */
export const rowsInLines = (content: string, file: string, { fields }: PostKind): PostRow[] =>
  content.split(/\r?\n/).flatMap((line, at): PostRow[] => {
    if (line.trim() === '') return [];
    const row = { file, row: at + 1, texts: {}, fault: null };
    const object = objectIn(line);
    if (!object) return [{ ...row, fault: 'not a JSON object in one line' }];
    const unknown = Object.keys(object).find((name) => !fields.some((field) => field.name === name));
    if (unknown) return [{ ...row, fault: `no field is called "${unknown}"; see --template` }];
    return [{ ...row, texts: Object.fromEntries(Object.entries(object).map(asText)) }];
  });

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
