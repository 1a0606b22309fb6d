import { jobTypeIds, mostProfileChildren } from '@enerabi/shared/constants';
import { rowIntentOf, withRow } from '@enerabi/shared/form';
import { type Draft, emptyChild, emptyExperience } from './draft.ts';

export type RowKind = 'children' | 'job_experiences';

/** As many rows as the contract allows; job experiences are limited by their types, since each type is used once. */
export const mostRows: Record<RowKind, number> = {
  children: mostProfileChildren,
  job_experiences: jobTypeIds.length,
};

export interface ChangedRows {
  draft: Draft;
  kind: RowKind;
  /** Key of the new row; undefined if a row was removed. */
  added?: string;
}

/**
 * Adds or removes a row, if the pressed button is one of the rows' own.
 * @param intent value of the pressed button
 * @returns undefined for any other button
 */
export function changeRows(draft: Draft, intent: string): ChangedRows | undefined {
  const asked = rowIntentOf(intent);
  if (!asked || !isRowKind(asked.kind)) return undefined;
  const { kind } = asked;
  return asked.verb === 'add' ? withNewRow(draft, kind) : { draft: withoutRow(draft, kind, asked.key), kind };
}

const isRowKind = (kind: string): kind is RowKind => kind in mostRows;

function withNewRow(draft: Draft, kind: RowKind): ChangedRows {
  if (kind === 'children') {
    const { rows, ...change } = withRow(draft.children, mostRows.children, emptyChild);
    return { draft: { ...draft, children: rows }, kind, ...change };
  }
  const { rows, ...change } = withRow(draft.experiences, mostRows.job_experiences, emptyExperience);
  return { draft: { ...draft, experiences: rows }, kind, ...change };
}

const withoutRow = (draft: Draft, kind: RowKind, key: string): Draft =>
  kind === 'children'
    ? { ...draft, children: draft.children.filter((row) => row.key !== key) }
    : { ...draft, experiences: draft.experiences.filter((row) => row.key !== key) };
