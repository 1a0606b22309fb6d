import { madeFields, madeIn, restoring, textsIn } from '@enerabi/shared/form-flow';
import { type SupportDraft, textNames } from './support-draft.ts';

/** Reads a sent form, with or without scripts. */
export const readDraft = (form: FormData): SupportDraft => ({
  texts: textsIn(form, textNames),
  ...madeIn(form),
});

/** The hidden fields that carry a draft to the next page; `readDraft` reads them back. */
export const draftFields = ({ texts, ...made }: SupportDraft): [string, string][] => [
  ...Object.entries(texts),
  ...madeFields(made),
];

export const restoreDraft = restoring({ fieldsOf: draftFields, read: readDraft });
