import type { Refusal, RowChange } from '@enerabi/shared/form';
import type { Draft } from './draft/draft.ts';
import { changeRows, type RowKind } from './draft/rows.rules.ts';

/** Reply to a form of basic information; it contains everything that was filled in. */
export interface InformationReply extends Refusal {
  draft: Draft;
  change?: RowChange<RowKind>;
  /** Version of the terms that the form's sender agreed to, if the form asks. */
  terms_version?: string | undefined;
}

/** @returns the form with its changed rows, if one of the rows' buttons was pressed */
export function replyOfRows(draft: Draft, intent: string): InformationReply | undefined {
  const changed = changeRows(draft, intent);
  if (!changed) return undefined;
  const { draft: next, ...change } = changed;
  return { draft: next, errors: [], change };
}
