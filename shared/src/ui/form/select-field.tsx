import type { ReactNode, SelectHTMLAttributes } from 'react';
import { Field, type FieldFrame, fieldParts } from './field.tsx';
import styles from './select.module.css';

type Own = keyof FieldFrame | 'className' | 'id' | 'required' | 'multiple' | 'size';

interface SelectFieldProps extends FieldFrame, Omit<SelectHTMLAttributes<HTMLSelectElement>, Own> {
  /** Its options. */
  children: ReactNode;
}

/** A native select: on a phone it opens what the phone's owner knows. */
export function SelectField({ children, ...props }: SelectFieldProps) {
  const { frame, control } = fieldParts(props);
  return (
    <Field {...frame}>
      <span className={styles.select}>
        <select {...control}>{children}</select>
      </span>
    </Field>
  );
}
