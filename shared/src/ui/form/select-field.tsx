import type { ReactNode, SelectHTMLAttributes } from 'react';
import { Field, type FieldFrame, fieldParts } from './field.tsx';

type Own = keyof FieldFrame | 'className' | 'id' | 'required';

/** A native select; its options are its children. */
export function SelectField({
  children,
  ...props
}: FieldFrame & { children: ReactNode } & Omit<SelectHTMLAttributes<HTMLSelectElement>, Own>) {
  const { frame, control } = fieldParts(props);
  return (
    <Field {...frame}>
      <select {...control}>{children}</select>
    </Field>
  );
}
