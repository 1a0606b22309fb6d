import type { ContactDraft } from '../draft/contact-draft.ts';

export interface FieldsProps {
  draft: ContactDraft;
  /** By the form's field name. */
  errorOf: (name: string) => string | undefined;
}
