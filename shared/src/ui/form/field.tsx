import type { ReactNode } from 'react';
import { ErrorMessage } from './error-message.tsx';
import styles from './field.module.css';
import { type Need, NeedBadge } from './need-badge.tsx';

/** What every field has around its control. */
export interface FieldFrame {
  /** The contract's field name; also what errors and the error summary find the field by. */
  name: string;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  need?: Need;
}

export const fieldId = (name: string): string => `field-${name}`;
const hintId = (name: string): string => `${fieldId(name)}-hint`;
const errorId = (name: string): string => `${fieldId(name)}-error`;

/**
 * The attributes that tie a control to its label, hint and error.
 * @param alsoDescribedBy ids of what else belongs to it, such as a unit behind it
 */
export const controlProps = (
  { name, hint, error, need }: FieldFrame,
  ...alsoDescribedBy: (string | undefined)[]
) => ({
  id: fieldId(name),
  name,
  required: need === 'required' || undefined,
  'aria-invalid': error ? true : undefined,
  'aria-describedby':
    [hint && hintId(name), error && errorId(name), ...alsoDescribedBy].filter(Boolean).join(' ') || undefined,
});

/** Splits a field's properties into those of its frame and those of its control; as `controlProps`. */
export function fieldParts<P extends FieldFrame>(
  { name, label, hint, error, need, ...input }: P,
  ...alsoDescribedBy: (string | undefined)[]
) {
  const frame: FieldFrame = { name, label, hint, error, need };
  return {
    frame,
    control: { ...input, ...controlProps(frame, ...alsoDescribedBy), className: styles.control },
  };
}

export const FieldMessages = ({ name, hint, error }: FieldFrame) => (
  <>
    {hint && (
      <p className={styles.hint} id={hintId(name)}>
        {hint}
      </p>
    )}
    {error && <ErrorMessage id={errorId(name)}>{error}</ErrorMessage>}
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
