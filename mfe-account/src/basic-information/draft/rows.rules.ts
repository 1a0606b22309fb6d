import { jobTypeIds, mostProfileChildren } from '@enerabi/shared/constants';
import { type Draft, emptyChild, emptyExperience } from './draft.ts';

export type RowKind = 'children' | 'job_experiences';

/** Values of its buttons in the field `intent`. */
export const addIntent = (kind: RowKind): string => `add ${kind}`;
export const removeIntent = (kind: RowKind, key: string): string => `remove ${kind} ${key}`;

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
  const [verb, kind, key] = intent.split(' ');
  if (kind !== 'children' && kind !== 'job_experiences') return undefined;
  if (verb === 'add') return withRow(draft, kind);
  return verb === 'remove' ? { draft: withoutRow(draft, kind, key), kind } : undefined;
}

function withRow(draft: Draft, kind: RowKind): ChangedRows {
  const rows = kind === 'children' ? draft.children : draft.experiences;
  if (rows.length >= mostRows[kind]) return { draft, kind };
  const added = String(Math.max(0, ...rows.map(({ key }) => Number(key))) + 1);
  const more =
    kind === 'children'
      ? { children: [...draft.children, emptyChild(added)] }
      : { experiences: [...draft.experiences, emptyExperience(added)] };
  return { draft: { ...draft, ...more }, kind, added };
}

const withoutRow = (draft: Draft, kind: RowKind, key: string | undefined): Draft =>
  kind === 'children'
    ? { ...draft, children: draft.children.filter((row) => row.key !== key) }
    : { ...draft, experiences: draft.experiences.filter((row) => row.key !== key) };
