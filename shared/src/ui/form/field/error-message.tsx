import type { ReactNode } from 'react';
import styles from './error-message.module.css';

/** The sign of everything that is wrong; words stand beside it. */
export const ErrorSign = () => <span className={styles.sign} aria-hidden="true" />;

interface ErrorMessageProps {
  /** Id for `aria-describedby` of a control. */
  id?: string;
  children: ReactNode;
}

/** Says what is wrong and how to mend it: by its sign and its words, the colour only helps. */
export const ErrorMessage = ({ id, children }: ErrorMessageProps) => (
  <p className={styles.error} id={id}>
    <ErrorSign />
    <span>{children}</span>
  </p>
);
