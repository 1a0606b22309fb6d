import type { Refusal } from '../form/send-form.ts';
import type { Draft } from './draft/draft.ts';
import { changeRows } from './draft/rows.rules.ts';
import type { RowChange } from './fields/use-changed-rows.ts';

/** Reply to a form of basic information: nothing of the form is lost. */
export interface InformationReply extends Refusal {
  draft: Draft;
  change?: RowChange;
  /** Version of the terms that were agreed to in the form, if it asks. */
  terms_version?: string | undefined;
}

/** @returns the form with its rows changed, where one of their buttons was pressed */
export function replyOfRows(draft: Draft, intent: string): InformationReply | undefined {
  const changed = changeRows(draft, intent);
  if (!changed) return undefined;
  const { draft: next, ...change } = changed;
  return { draft: next, errors: [], change };
}
