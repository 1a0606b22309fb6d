import { type InputHTMLAttributes, useState } from 'react';
import choice from './choice.module.css';
import styles from './field.module.css';
import { controlProps, Field, type FieldFrame } from './field.tsx';

type Own = keyof FieldFrame | 'className' | 'id' | 'required' | 'type';

/** A password that its writer may look at (WCAG 2.2, 3.3.8: no memory test). */
export function PasswordField({
  name,
  label,
  hint,
  error,
  need,
  ...input
}: FieldFrame & Omit<InputHTMLAttributes<HTMLInputElement>, Own>) {
  const [shown, setShown] = useState(false);
  const frame = { name, label, hint, error, need };
  return (
    <Field {...frame}>
      <input
        {...input}
        {...controlProps(frame)}
        type={shown ? 'text' : 'password'}
        autoCapitalize="none"
        spellCheck={false}
        className={styles.control}
      />
      <label className={choice.choice}>
        <input type="checkbox" checked={shown} onChange={(event) => setShown(event.target.checked)} />
        パスワードを表示する
      </label>
    </Field>
  );
}
