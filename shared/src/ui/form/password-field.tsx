import { type InputHTMLAttributes, useState } from 'react';
import choice from './choice.module.css';
import { Field, type FieldFrame, fieldParts } from './field.tsx';

type Own = keyof FieldFrame | 'className' | 'id' | 'required' | 'type';

/** A password that its writer may look at (WCAG 2.2, 3.3.8: no memory test). */
export function PasswordField(props: FieldFrame & Omit<InputHTMLAttributes<HTMLInputElement>, Own>) {
  const [shown, setShown] = useState(false);
  const { frame, control } = fieldParts(props);
  return (
    <Field {...frame}>
      <input {...control} type={shown ? 'text' : 'password'} autoCapitalize="none" spellCheck={false} />
      <label className={choice.choice}>
        <input type="checkbox" checked={shown} onChange={(event) => setShown(event.target.checked)} />
        パスワードを表示する
      </label>
    </Field>
  );
}
