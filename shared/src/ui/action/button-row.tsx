import type { ReactNode } from 'react';
import styles from './button-row.module.css';

/** The actions at the end of a form or dialog, the main one first: below each other on a phone, otherwise in a row. */
export const ButtonRow = ({ children }: { children: ReactNode }) => (
  <div className={styles.row}>{children}</div>
);
