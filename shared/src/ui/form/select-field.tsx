import type { ReactNode, SelectHTMLAttributes } from 'react';
import styles from './field.module.css';
import { controlProps, Field, type FieldFrame } from './field.tsx';

type Own = keyof FieldFrame | 'className' | 'id' | 'required';

/** A native select; its options are its children. */
export function SelectField({
  name,
  label,
  hint,
  error,
  need,
  children,
  ...select
}: FieldFrame & { children: ReactNode } & Omit<SelectHTMLAttributes<HTMLSelectElement>, Own>) {
  const frame = { name, label, hint, error, need };
  return (
    <Field {...frame}>
      <select {...select} {...controlProps(frame)} className={styles.control}>
        {children}
      </select>
    </Field>
  );
}
