import { isBlankMark } from '../values/name.ts';
import type { ProblemKind } from '../values/reading.ts';
import type { PostKind, PostRecord } from './post-kind.ts';
import type { PostRow } from './post-row.ts';

/** Why a row is refused, or what was repaired in it. */
export interface PostProblem {
  file: string;
  row: number;
  column: string;
  text: string;
  kind: 'skipped' | ProblemKind;
  action: string;
}

export interface ReadRecord {
  file: string;
  row: number;
  record: PostRecord;
}

/** Reads the fields of each row. A row with a missing or an unreadable field is refused: half an event misleads. */
export function readRecords(
  rows: readonly PostRow[],
  kind: PostKind,
): { records: ReadRecord[]; problems: PostProblem[] } {
  const records: ReadRecord[] = [];
  const problems: PostProblem[] = [];
  for (const row of rows) {
    const { record, problems: ofRow } = readRow(row, kind);
    problems.push(...ofRow);
    if (ofRow.some((problem) => problem.kind === 'skipped')) continue;
    const broken = kind.check?.(record);
    if (broken) problems.push(skipped(row, broken.column, broken.action));
    else records.push({ file: row.file, row: row.row, record });
  }
  return { records, problems };
}

function readRow(row: PostRow, { fields }: PostKind): { record: PostRecord; problems: PostProblem[] } {
  if (row.fault) return { record: {}, problems: [skipped(row, 'row', row.fault)] };
  const record: PostRecord = {};
  const problems: PostProblem[] = [];
  for (const { name, isRequired, read, empty = null } of fields) {
    const text = row.texts[name] ?? '';
    record[name] = empty;
    if (text === '' || isBlankMark(text)) {
      if (isRequired) problems.push(skipped(row, name, 'empty'));
      continue;
    }
    const { value, problem } = read(text);
    record[name] = value;
    if (!problem) continue;
    if (problem.kind === 'unread')
      problems.push(skipped(row, name, problem.action.replace('; left empty', '')));
    else problems.push({ file: row.file, row: row.row, column: name, text, ...problem });
  }
  return { record, problems };
}

export const skipped = (
  { file, row, texts }: Pick<PostRow, 'file' | 'row' | 'texts'>,
  column: string,
  action: string,
): PostProblem => ({ file, row, column, text: texts[column] ?? '', kind: 'skipped', action });
