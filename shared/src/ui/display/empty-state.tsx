import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

interface EmptyStateProps {
  title: string;
  /** `h3` inside a section that has a heading of its own. */
  heading?: 'h2' | 'h3';
  children: ReactNode;
}

/** Nothing to show: says so, and how to go on. */
export const EmptyState = ({ title, heading: Heading = 'h2', children }: EmptyStateProps) => (
  <div className={styles.empty}>
    <Heading className={styles.title}>{title}</Heading>
    {children}
  </div>
);
