import { announce, fieldId } from '@enerabi/shared/ui';
import { useEffect } from 'react';
import type { RowKind } from '../draft/rows.rules.ts';
import { copy } from './fields.copy.ts';

export interface RowChange {
  kind: RowKind;
  /** Key of the new row; undefined if a row was removed. */
  added?: string;
}

const firstField: Record<RowKind, string> = { children: 'birthday', job_experiences: 'job_type_id' };

/** Moves the focus to a new row, or next to a removed one, since the pressed button may be gone. */
export function useChangedRows(change: RowChange | undefined): void {
  useEffect(() => {
    if (!change) return;
    const { kind, added } = change;
    announce(added ? copy.added : copy.removed);
    const name = added ? `${kind}.${added}.${firstField[kind]}` : kind;
    document.getElementById(fieldId(name))?.focus();
  }, [change]);
}
