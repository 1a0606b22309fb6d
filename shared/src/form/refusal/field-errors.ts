import type { FieldError } from '@enerabi/shared/ui';
import type { FieldCode } from './field-codes.ts';

/**
 * Messages by `field.code`, and by `field` for any other code. A field of a row is named without the row's key:
 * `children.birthday` has the messages of `children.3.birthday`.
 */
export type FieldMessages = Readonly<Record<string, string>>;

interface FieldErrors {
  /** For the summary. */
  errors: FieldError[];
  /** For the field itself. */
  errorOf: (name: string) => string | undefined;
}

const unnamed = '入力内容をご確認ください。';
/** Messages for codes of any field for which the page has no message. */
const anyField: Readonly<Record<string, string>> = {
  invalid_character: '保存できない文字（目に見えない制御文字など）が含まれています。入力し直してください。',
};

/** Finds a page's messages for the errors of its fields; each is shown next to its field and in the summary (R5.3). */
export function fieldErrors(codes: readonly FieldCode[], messages: FieldMessages): FieldErrors {
  const errors = codes.map(({ name, code }) => {
    const kind = name.replace(/\.\d+(?=\.|$)/, '');
    const message = messages[`${kind}.${code}`] ?? `${messages[kind] ?? unnamed}${anyField[code] ?? ''}`;
    return { name, message };
  });
  return { errors, errorOf: (name) => errors.find((error) => error.name === name)?.message };
}
