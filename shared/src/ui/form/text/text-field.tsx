import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { Field, type FieldFrame } from '../field/field.tsx';
import { useFieldParts } from '../field/use-field-parts.ts';
import styles from './text-field.module.css';

type Own = keyof FieldFrame | 'className' | 'id' | 'required' | 'prefix';

export interface TextFieldProps extends FieldFrame, Omit<InputHTMLAttributes<HTMLInputElement>, Own> {
  /** The width for the expected text: `short` for 7 digits, `medium` for a phone number. */
  width?: 'short' | 'medium';
  /** Text before the box, such as 〒; screen readers read it with the hint. */
  prefix?: string;
  /** A unit behind the box, such as 名; screen readers read it with the hint. */
  suffix?: string;
  /** An element beside the box, such as a button that fills it in. */
  beside?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/** A line of text. It accepts the attributes of a native input. */
export function TextField({ width, prefix, suffix, beside, ...props }: TextFieldProps) {
  const { frame, control } = useFieldParts(props, prefix && 'prefix', suffix && 'suffix');
  return (
    <Field {...frame}>
      <div className={styles.row}>
        {prefix && <span id={`${control.id}-prefix`}>{prefix}</span>}
        <input type="text" {...control} data-width={width} />
        {suffix && <span id={`${control.id}-suffix`}>{suffix}</span>}
        {beside}
      </div>
    </Field>
  );
}
