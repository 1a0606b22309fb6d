import { type FieldCode, fieldErrors } from '@enerabi/shared/form';
import { messages } from './fields.copy.ts';

/** As `fieldErrors`; an error in a row, or in the kinds of a purpose, uses the message of its kind. */
export function messageErrors(codes: readonly FieldCode[]): ReturnType<typeof fieldErrors> {
  const errors = codes.flatMap(({ name, code }) => {
    const kind = name.replace(/\.\d+(?=\.|$)/, '');
    return fieldErrors([{ name: kind, code }], messages).errors.map(({ message }) => ({ name, message }));
  });
  return { errors, errorOf: (name) => errors.find((error) => error.name === name)?.message };
}
