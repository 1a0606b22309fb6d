import type { RowKind } from '../draft/rows.rules.ts';

/** The field of a new row that takes the focus. */
export const firstField: Record<RowKind, string> = { children: 'birthday', job_experiences: 'job_type_id' };
