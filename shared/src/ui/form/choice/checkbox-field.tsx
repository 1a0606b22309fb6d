import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import styles from '../field/field.module.css';
import { type FieldFrame, FieldMessages } from '../field/field.tsx';
import { NeedBadge } from '../field/need-badge.tsx';
import { useControlProps } from '../field/use-field-parts.ts';
import { ChoiceInput } from './choice-input.tsx';

type Own = keyof FieldFrame | 'className' | 'id' | 'required' | 'type' | 'children';

interface CheckboxFieldProps extends FieldFrame, Omit<InputHTMLAttributes<HTMLInputElement>, Own> {
  /** The full text of an agreement, before the box. Put links here and not into the label. */
  children?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/** A single checkbox, such as an agreement. */
export function CheckboxField({ name, label, hint, error, need, children, ...input }: CheckboxFieldProps) {
  const frame: FieldFrame = { name, label, hint, error, need };
  return (
    <div className={styles.field} data-invalid={error ? true : undefined}>
      {children}
      <FieldMessages {...frame} />
      <ChoiceInput {...input} {...useControlProps({ ...input, ...frame })} type="checkbox" label={label}>
        <NeedBadge need={need} />
      </ChoiceInput>
    </div>
  );
}
