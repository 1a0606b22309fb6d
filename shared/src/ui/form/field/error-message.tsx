import type { ReactNode } from 'react';
import styles from './error-message.module.css';

/** The sign of an error; always with a text beside it. */
export const ErrorSign = () => <span className={styles.sign} aria-hidden="true" />;

interface ErrorMessageProps {
  /** Id for a control's `aria-describedby`. */
  id?: string;
  children: ReactNode;
}

/** Says what is wrong and how to fix it. Sign and text carry the meaning; the colour only helps. */
export const ErrorMessage = ({ id, children }: ErrorMessageProps) => (
  <p className={styles.error} id={id}>
    <ErrorSign />
    <span>{children}</span>
  </p>
);
