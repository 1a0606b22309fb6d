import type { InputHTMLAttributes, ReactNode } from 'react';
import { Phrases } from '../../display/phrases.tsx';
import { type EarlyInputProps, useEarlyInput } from '../input-value/early-input.ts';
import styles from './choice.module.css';

interface ChoiceInputProps
  extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange'>,
    EarlyInputProps<HTMLInputElement> {
  label: ReactNode;
  hint?: string | undefined;
}

/** A radio button or checkbox in its label; the whole label can be pressed. */
export function ChoiceInput({ label, hint, children, ...input }: ChoiceInputProps) {
  const ref = useEarlyInput(input, ({ checked, defaultChecked }) => checked !== defaultChecked);
  return (
    <label className={styles.choice}>
      <input {...input} ref={ref} />
      <span className={styles.text}>
        {typeof label === 'string' ? <Phrases>{label}</Phrases> : label}
        {children}
        {hint && <span className={styles.hint}>{hint}</span>}
      </span>
    </label>
  );
}
