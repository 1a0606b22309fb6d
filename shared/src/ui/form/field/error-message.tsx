import type { ReactNode } from 'react';
import styles from './error-message.module.css';

/** The sign of everything that is wrong; words stand beside it. */
export const ErrorSign = () => <span className={styles.sign} aria-hidden="true" />;

interface ErrorMessageProps {
  /** What `aria-describedby` of a control names. */
  id?: string;
  children: ReactNode;
}

/** What is wrong and how to mend it: by its sign and its words, the colour only helps. */
export const ErrorMessage = ({ id, children }: ErrorMessageProps) => (
  <p className={styles.error} id={id}>
    <ErrorSign />
    <span>{children}</span>
  </p>
);
