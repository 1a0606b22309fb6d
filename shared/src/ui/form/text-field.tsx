import type { InputHTMLAttributes, TextareaHTMLAttributes } from 'react';
import styles from './field.module.css';
import { controlProps, Field, type FieldFrame } from './field.tsx';

type Own = keyof FieldFrame | 'className' | 'id' | 'required';

export function TextField({
  name,
  label,
  hint,
  error,
  need,
  ...input
}: FieldFrame & Omit<InputHTMLAttributes<HTMLInputElement>, Own>) {
  const frame = { name, label, hint, error, need };
  return (
    <Field {...frame}>
      <input type="text" {...input} {...controlProps(frame)} className={styles.control} />
    </Field>
  );
}

export function TextArea({
  name,
  label,
  hint,
  error,
  need,
  ...input
}: FieldFrame & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, Own>) {
  const frame = { name, label, hint, error, need };
  return (
    <Field {...frame}>
      <textarea rows={6} {...input} {...controlProps(frame)} className={styles.control} />
    </Field>
  );
}
