import { cleanText } from '@enerabi/shared/contract/text/clean-text';
import type { MadeForm } from './made-form.ts';

/** The text of a sent form's field, '' for a field that it does not have. */
export const textIn = (form: FormData, name: string): string => String(form.get(name) ?? '');

/**
 * Texts of a sent form by their fields' names, '' for a field that it does not have. They are as they will be stored, so
 * that what is confirmed is what is sent.
 */
export const textsIn = <Name extends string>(form: FormData, names: readonly Name[]): Record<Name, string> =>
  Object.fromEntries(names.map((name) => [name, cleanText(textIn(form, name), 'lines')])) as Record<
    Name,
    string
  >;

/** What identifies a sent form. */
export const madeIn = (form: FormData): MadeForm => ({
  message_key: textIn(form, 'message_key'),
  opened_at: textIn(form, 'opened_at'),
});

/** The hidden fields from which `madeIn` reads it back. */
export const madeFields = ({ message_key, opened_at }: MadeForm): [name: string, value: string][] => [
  ['message_key', message_key],
  ['opened_at', opened_at],
];
