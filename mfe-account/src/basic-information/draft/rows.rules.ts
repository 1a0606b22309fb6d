import { jobTypeIds, mostProfileChildren } from '@enerabi/shared/constants';
import { type Draft, emptyChild, emptyExperience } from './draft.ts';

export type RowKind = 'children' | 'job_experiences';

/** Values of its buttons in the field `intent`. */
export const addIntent = (kind: RowKind): string => `add ${kind}`;
export const removeIntent = (kind: RowKind, key: string): string => `remove ${kind} ${key}`;

/** As many as the contract takes, and each type of job once. */
export const mostRows: Record<RowKind, number> = {
  children: mostProfileChildren,
  job_experiences: jobTypeIds.length,
};

export interface ChangedRows {
  draft: Draft;
  kind: RowKind;
  /** Key of the row that is new; without one, a row was taken away. */
  added?: string;
}

/**
 * Adds or removes rows as the form's buttons ask.
 * @param intent of the button that was pressed, or of any other
 * @returns undefined where it is none of theirs
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
