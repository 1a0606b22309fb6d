import { announce, fieldId } from '@enerabi/shared/ui';
import { useEffect } from 'react';
import type { RowKind } from '../draft/rows.rules.ts';
import { copy } from './fields.copy.ts';

export interface RowChange {
  kind: RowKind;
  /** Key of the new row; without one, a row was taken away. */
  added?: string;
}

const firstField: Record<RowKind, string> = { children: 'birthday', job_experiences: 'job_type_id' };

/** Leads the focus to a row that is new, or to where one was: the button that was pressed may be gone. */
export function useChangedRows(change: RowChange | undefined): void {
  useEffect(() => {
    if (!change) return;
    const { kind, added } = change;
    announce(added ? copy.added : copy.removed);
    const name = added ? `${kind}.${added}.${firstField[kind]}` : kind;
    document.getElementById(fieldId(name))?.focus();
  }, [change]);
}
