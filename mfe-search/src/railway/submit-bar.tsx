import { Button } from '@enerabi/shared/ui';
import type { ReactNode } from 'react';
import styles from './submit-bar.module.css';

interface SubmitBarProps {
  /** A text on the choice so far; empty before anything is chosen. */
  chosen: string;
  isTooMany: boolean;
  pending: boolean;
  icon?: ReactNode;
  children: ReactNode;
}

/** The end of the form, which stays in view however long the form is. */
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
