import type { InputHTMLAttributes } from 'react';
import { type EarlyInputProps, useEarlyInput } from '../input-value/early-input.ts';
import styles from './choice.module.css';

interface ChoiceInputProps
  extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange'>,
    EarlyInputProps<HTMLInputElement> {
  hint?: string | undefined;
}

/** A radio button or checkbox in its label; the whole label can be pressed. */
export function ChoiceInput({ hint, children, ...input }: ChoiceInputProps) {
  const ref = useEarlyInput(input, ({ checked, defaultChecked }) => checked !== defaultChecked);
  return (
    <label className={styles.choice}>
      <input {...input} ref={ref} />
      <span className={styles.text}>
        {children}
        {hint && <span className={styles.hint}>{hint}</span>}
      </span>
    </label>
  );
}
