import type { ReactNode } from 'react';
import styles from './folded.module.css';

/** A part of a section that a phone shows on demand. A wide window and paper show it, with the title if it is a heading. */
export const Folded = ({ title, children }: { title: ReactNode; children: ReactNode }) => (
  <details className={styles.folded}>
    <summary>{title}</summary>
    {children}
  </details>
);
