import type { ReactNode } from 'react';
import styles from './button-row.module.css';

/** The actions at the end of a form or dialog, the one that leads on first: below each other on a phone, then in a row. */
export const ButtonRow = ({ children }: { children: ReactNode }) => (
  <div className={styles.row}>{children}</div>
);
