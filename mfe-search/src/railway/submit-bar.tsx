import { Button } from '@enerabi/shared/ui';
import type { ReactNode } from 'react';
import styles from './submit-bar.module.css';

interface SubmitBarProps {
  /** The choice so far; empty before the visitor has chosen. */
  chosen: string;
  isTooMany: boolean;
  pending: boolean;
  icon?: ReactNode;
  children: ReactNode;
}

/** The form's end, in view however long the form is. */
export const SubmitBar = ({ chosen, isTooMany, pending, icon, children }: SubmitBarProps) => (
  <div className={styles.bar}>
    <p className={styles.chosen} role="status" data-too-many={isTooMany || undefined}>
      {chosen}
    </p>
    <Button type="submit" size="large" pending={pending} icon={icon}>
      {children}
    </Button>
  </div>
);
