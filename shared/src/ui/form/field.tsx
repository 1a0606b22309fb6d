import type { ReactNode } from 'react';
import styles from './field.module.css';

/** What every field has around its control. */
export interface FieldFrame {
  /** The contract's field name; also what errors and the error summary find the field by. */
  name: string;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** Shown as 必須; without it 任意 in forms, and nothing in searches. */
  need?: 'required' | 'optional' | undefined;
}

export const fieldId = (name: string): string => `field-${name}`;
const hintId = (name: string): string => `${fieldId(name)}-hint`;
const errorId = (name: string): string => `${fieldId(name)}-error`;

/** The attributes that tie a control to its label, hint and error. */
export const controlProps = ({ name, hint, error, need }: FieldFrame) => ({
  id: fieldId(name),
  name,
  required: need === 'required' || undefined,
  'aria-invalid': error ? true : undefined,
  'aria-describedby': [hint && hintId(name), error && errorId(name)].filter(Boolean).join(' ') || undefined,
});

/** Splits a field's properties into those of its frame and those of its control. */
export function fieldParts<P extends FieldFrame>({ name, label, hint, error, need, ...input }: P) {
  const frame: FieldFrame = { name, label, hint, error, need };
  return { frame, control: { ...input, ...controlProps(frame), className: styles.control } };
}

export const NeedBadge = ({ need }: Pick<FieldFrame, 'need'>) =>
  need && (
    <span className={styles.need} data-need={need}>
      {need === 'required' ? '必須' : '任意'}
    </span>
  );

export const FieldMessages = ({ name, hint, error }: FieldFrame) => (
  <>
    {hint && (
      <p className={styles.hint} id={hintId(name)}>
        {hint}
      </p>
    )}
    {error && (
      <p className={styles.error} id={errorId(name)}>
        {error}
      </p>
    )}
  </>
);

export const Field = ({ children, ...frame }: FieldFrame & { children: ReactNode }) => (
  <div className={styles.field} data-invalid={frame.error ? true : undefined}>
    <label className={styles.label} htmlFor={fieldId(frame.name)}>
      {frame.label}
      <NeedBadge need={frame.need} />
    </label>
    <FieldMessages {...frame} />
    {children}
  </div>
);
