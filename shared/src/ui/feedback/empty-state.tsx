import type { ReactNode } from 'react';
import type { HeadingLevel } from '../display/heading.ts';
import { Picture } from '../display/picture.tsx';
import styles from './empty-state.module.css';

interface EmptyStateProps {
  title: string;
  heading?: HeadingLevel;
  /** Path of a drawing of 320 by 240 that only decorates. */
  illustration?: string;
  /** Why, and what could be done. */
  children?: ReactNode;
  /** Links and buttons that lead on, the best one first. */
  actions?: ReactNode;
}

/** Says that there is nothing to show, and how to go on. */
export const EmptyState = ({
  title,
  heading: Heading = 'h2',
  illustration,
  children,
  actions,
}: EmptyStateProps) => (
  <div className={styles.empty}>
    {illustration && (
      <div className={styles.illustration}>
        <Picture src={illustration} alt="" width={320} height={240} fill />
      </div>
    )}
    <div className={styles.text}>
      <Heading className={styles.title}>{title}</Heading>
      {children}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  </div>
);
