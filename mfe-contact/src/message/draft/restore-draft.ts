import type { ContactDraft } from './contact-draft.ts';
import { draftFields, readDraft } from './draft-fields.ts';

/**
 * Reads a draft that a release of any age has stored: what cannot be used is left empty.
 * @returns undefined if it is no draft at all
 */
export function restoreDraft(content: unknown): ContactDraft | undefined {
  try {
    const form = new FormData();
    for (const [name, value] of draftFields(content as ContactDraft)) form.append(name, String(value));
    const draft = readDraft(form);
    return draft.message_key === '' ? undefined : draft;
  } catch {
    return undefined;
  }
}
