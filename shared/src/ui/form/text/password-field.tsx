import { type InputHTMLAttributes, type Ref, useState } from 'react';
import { ChoiceInput } from '../choice/choice-input.tsx';
import { Field, type FieldFrame } from '../field/field.tsx';
import { useFieldParts } from '../field/use-field-parts.ts';
import { copy } from './password-field.copy.ts';
import styles from './password-field.module.css';

type Own = keyof FieldFrame | 'className' | 'id' | 'required' | 'type';

interface PasswordFieldProps extends FieldFrame, Omit<InputHTMLAttributes<HTMLInputElement>, Own> {
  ref?: Ref<HTMLInputElement>;
}

/**
 * A password that can be shown, pasted, and filled in by a password manager (WCAG 2.2, 3.3.8: no memory test).
 * `autoComplete` is `current-password` or `new-password`.
 */
export function PasswordField(props: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const { frame, control } = useFieldParts(props);
  return (
    <Field {...frame}>
      <input {...control} type={shown ? 'text' : 'password'} autoCapitalize="none" spellCheck={false} />
      <div className={styles.show}>
        <ChoiceInput
          type="checkbox"
          checked={shown}
          onChange={(event) => setShown(event.target.checked)}
          label={copy.show(frame.label)}
        />
      </div>
    </Field>
  );
}
