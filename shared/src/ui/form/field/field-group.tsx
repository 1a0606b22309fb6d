import type { ReactNode } from 'react';
import hidden from '../../display/visually-hidden.module.css';
import styles from './field.module.css';
import { type FieldFrame, FieldMessages } from './field.tsx';
import { NeedBadge } from './need-badge.tsx';
import { useControlProps } from './use-field-parts.ts';

interface FieldGroupProps extends FieldFrame {
  /** Hides the group's name visually, if the content around it already says it. */
  isLabelHidden?: boolean;
  /** Radio buttons are one control; other groups contain several. */
  role?: 'radiogroup';
  /** Disables all of its controls. */
  disabled?: boolean | undefined;
  children: ReactNode;
}

/**
 * Several controls that answer one question; screen readers read its hint and error on entering. As `Field`, it can
 * also wrap controls that this set does not have.
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
      // ARIA does not allow these two on a plain group; there, each control has them.
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
