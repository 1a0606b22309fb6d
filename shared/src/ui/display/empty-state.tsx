import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

/** Nothing to show: says so, and how to go on. */
export const EmptyState = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className={styles.empty}>
    <h2 className={styles.title}>{title}</h2>
    {children}
  </div>
);
