import { type FieldCode, fieldErrors } from '@enerabi/shared/form';
import { messages } from './fields/fields.copy.ts';

/**
 * As `fieldErrors`, but an error in a row uses the message of its kind: `children.3.birthday` that of
 * `children.birthday`.
 */
export function informationErrors(codes: readonly FieldCode[]): ReturnType<typeof fieldErrors> {
  const errors = codes.flatMap(({ name, code }) => {
    const kind = name.replace(/\.\d+(?=\.|$)/, '');
    return fieldErrors([{ name: kind, code }], messages).errors.map(({ message }) => ({ name, message }));
  });
  return { errors, errorOf: (name) => errors.find((error) => error.name === name)?.message };
}
