import type { ReactNode } from 'react';
import { AlertIcon } from '../icon/alert.tsx';
import styles from './error-message.module.css';

interface ErrorMessageProps {
  /** What `aria-describedby` of a control names. */
  id?: string;
  children: ReactNode;
}

/** What is wrong and how to mend it: by its sign and its words, the colour only helps. */
export const ErrorMessage = ({ id, children }: ErrorMessageProps) => (
  <p className={styles.error} id={id}>
    <AlertIcon size="small" />
    <span>{children}</span>
  </p>
);
