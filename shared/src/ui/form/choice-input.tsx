import type { InputHTMLAttributes } from 'react';
import styles from './choice.module.css';

interface ChoiceInputProps extends InputHTMLAttributes<HTMLInputElement> {
  hint?: string | undefined;
}

/** A radio button or checkbox in its label, all of which can be pressed. */
export const ChoiceInput = ({ hint, children, ...input }: ChoiceInputProps) => (
  <label className={styles.choice}>
    <input {...input} />
    <span className={styles.text}>
      {children}
      {hint && <span className={styles.hint}>{hint}</span>}
    </span>
  </label>
);
