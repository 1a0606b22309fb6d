import type { MadeForm } from './made-form.ts';

/** How a form's draft becomes the form's fields, and is read back from them. */
interface Carried<Draft> {
  fieldsOf: (draft: Draft) => readonly (readonly [name: string, value: string])[];
  read: (form: FormData) => Draft;
}

/**
 * Makes a reader of drafts that a release of any age has stored: what cannot be used is left empty.
 * @returns undefined if it is no draft at all
 */
export const restoring =
  <Draft extends MadeForm>({ fieldsOf, read }: Carried<Draft>) =>
  (content: unknown): Draft | undefined => {
    try {
      const form = new FormData();
      for (const [name, value] of fieldsOf(content as Draft))
        if (value !== undefined) form.append(name, String(value));
      const draft = read(form);
      return draft.message_key === '' ? undefined : draft;
    } catch {
      return undefined;
    }
  };
