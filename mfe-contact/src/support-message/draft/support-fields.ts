import { madeIn, textsIn } from '../../message/draft/draft-fields.ts';
import { restoring } from '../../message/draft/restore-draft.ts';
import { type SupportDraft, textNames } from './support-draft.ts';

/** Reads a sent form, with or without scripts. */
export const readDraft = (form: FormData): SupportDraft => ({
  texts: textsIn(form, textNames),
  ...madeIn(form),
});

/** The hidden fields that carry a draft to the next page; `readDraft` reads them back. */
export const draftFields = ({ texts, message_key, opened_at }: SupportDraft): [string, string][] => [
  ...Object.entries(texts),
  ['message_key', message_key],
  ['opened_at', opened_at],
];

export const restoreDraft = restoring({ fieldsOf: draftFields, read: readDraft });
