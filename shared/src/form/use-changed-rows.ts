import { announce, fieldId } from '@enerabi/shared/ui';
import { useEffect } from 'react';
import { copy } from './use-changed-rows.copy.ts';

export interface RowChange<Kind extends string = string> {
  kind: Kind;
  /** Key of the new row; undefined if a row was removed. */
  added?: string;
}

/**
 * Moves the focus to a new row, or next to a removed one, since the pressed button may be gone.
 * @param firstField name of a row's first field, by the kind of the rows
 */
export function useChangedRows<Kind extends string>(
  change: RowChange<Kind> | undefined,
  firstField: Readonly<Record<Kind, string>>,
): void {
  useEffect(() => {
    if (!change) return;
    const { kind, added } = change;
    announce(added ? copy.added : copy.removed);
    const name = added ? `${kind}.${added}.${firstField[kind]}` : kind;
    document.getElementById(fieldId(name))?.focus();
    // Only a new change moves the focus.
  }, [change]);
}
