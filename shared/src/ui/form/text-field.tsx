import type { InputHTMLAttributes, ReactNode } from 'react';
import { Field, type FieldFrame, fieldId, fieldParts } from './field.tsx';
import styles from './text-field.module.css';

type Own = keyof FieldFrame | 'className' | 'id' | 'required' | 'prefix';

export interface TextFieldProps extends FieldFrame, Omit<InputHTMLAttributes<HTMLInputElement>, Own> {
  /** As wide as what it takes: `short` for 7 digits, `medium` for a phone number. */
  width?: 'short' | 'medium';
  /** A word before the box, such as 〒; heard with the hint. */
  prefix?: string;
  /** A unit behind the box, such as 名; heard with the hint. */
  suffix?: string;
  /** What stands beside the box, such as a button that fills it. */
  beside?: ReactNode;
}

/** One line of text. The attributes of a native input go to it. */
export function TextField({ width, prefix, suffix, beside, ...props }: TextFieldProps) {
  const prefixId = prefix && `${fieldId(props.name)}-prefix`;
  const suffixId = suffix && `${fieldId(props.name)}-suffix`;
  const { frame, control } = fieldParts(props, prefixId, suffixId);
  return (
    <Field {...frame}>
      <div className={styles.row}>
        {prefix && <span id={prefixId}>{prefix}</span>}
        <input type="text" {...control} data-width={width} />
        {suffix && <span id={suffixId}>{suffix}</span>}
        {beside}
      </div>
    </Field>
  );
}
