import type { ReactNode, Ref, SelectHTMLAttributes } from 'react';
import { Field, type FieldFrame } from '../field/field.tsx';
import { useFieldParts } from '../field/use-field-parts.ts';
import styles from './select.module.css';

type Own = keyof FieldFrame | 'className' | 'id' | 'required' | 'multiple' | 'size';

interface SelectFieldProps extends FieldFrame, Omit<SelectHTMLAttributes<HTMLSelectElement>, Own> {
  /** Option elements. */
  children: ReactNode;
  ref?: Ref<HTMLSelectElement>;
}

/** A native select: a phone shows its own picker. */
export function SelectField({ children, ...props }: SelectFieldProps) {
  const { frame, control } = useFieldParts(props);
  return (
    <Field {...frame}>
      <span className={styles.select}>
        <select {...control}>{children}</select>
      </span>
    </Field>
  );
}
