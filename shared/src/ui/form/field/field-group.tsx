import type { ReactNode } from 'react';
import hidden from '../../display/visually-hidden.module.css';
import styles from './field.module.css';
import { type FieldFrame, FieldMessages } from './field.tsx';
import { NeedBadge } from './need-badge.tsx';
import { useControlProps } from './use-field-parts.ts';

interface FieldGroupProps extends FieldFrame {
  /** The group's name is heard but not seen, where what stands around it already says it. */
  isLabelHidden?: boolean;
  /** Radio buttons are one control; other groups hold several. */
  role?: 'radiogroup';
  /** All of its controls are. */
  disabled?: boolean | undefined;
  children: ReactNode;
}

/**
 * Several controls that answer one question: its hint and error are heard on the way in. As `Field`, it also goes around
 * what this set does not have, such as a choice of hours.
 */
export function FieldGroup({ isLabelHidden, role, disabled, children, ...frame }: FieldGroupProps) {
  const { id, required, 'aria-invalid': invalid, 'aria-describedby': describedBy } = useControlProps(frame);
  return (
    <fieldset
      className={styles.field}
      data-invalid={invalid}
      id={id}
      tabIndex={-1}
      role={role}
      disabled={disabled}
      aria-describedby={describedBy}
      // A plain group may not carry these two; there each control says it for itself.
      {...(role && { 'aria-invalid': invalid, 'aria-required': required })}
    >
      <legend>
        <span className={isLabelHidden ? hidden.hidden : styles.label}>
          {frame.label}
          <NeedBadge need={frame.need} />
        </span>
      </legend>
      <FieldMessages {...frame} />
      {children}
    </fieldset>
  );
}
