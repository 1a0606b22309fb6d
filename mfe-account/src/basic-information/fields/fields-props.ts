import type { Draft } from '../draft/draft.ts';

export interface FieldsProps {
  draft: Draft;
  /** By the form's field name. */
  errorOf: (name: string) => string | undefined;
  /** In Japan, `YYYY-MM-DD`. */
  today: string;
}
