import { type FieldCode, fieldErrors } from '@enerabi/shared/form';
import { messages } from './contact-input.copy.ts';

/** As `fieldErrors`; an error in a row uses the message of its kind. */
export function bookingErrors(codes: readonly FieldCode[]): ReturnType<typeof fieldErrors> {
  const errors = codes.flatMap(({ name, code }) => {
    const kind = name.replace(/\.\d+(?=\.|$)/, '');
    return fieldErrors([{ name: kind, code }], messages).errors.map(({ message }) => ({ name, message }));
  });
  return { errors, errorOf: (name) => errors.find((error) => error.name === name)?.message };
}
