import type { InputHTMLAttributes, TextareaHTMLAttributes } from 'react';
import { Field, type FieldFrame, fieldParts } from './field.tsx';

type Own = keyof FieldFrame | 'className' | 'id' | 'required';

export function TextField(props: FieldFrame & Omit<InputHTMLAttributes<HTMLInputElement>, Own>) {
  const { frame, control } = fieldParts(props);
  return (
    <Field {...frame}>
      <input type="text" {...control} />
    </Field>
  );
}

export function TextArea(props: FieldFrame & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, Own>) {
  const { frame, control } = fieldParts(props);
  return (
    <Field {...frame}>
      <textarea rows={6} {...control} />
    </Field>
  );
}
