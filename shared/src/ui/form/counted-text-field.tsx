import type { InputHTMLAttributes } from 'react';
import { CharacterCount, countId } from './character-count.tsx';
import { Field, type FieldFrame, fieldParts } from './field.tsx';

type Own = keyof FieldFrame | 'className' | 'id' | 'required' | 'maxLength' | 'prefix';

interface CountedTextFieldProps extends FieldFrame, Omit<InputHTMLAttributes<HTMLInputElement>, Own> {
  maximum: number;
}

/** One line of text that says how much room is left. Nothing is cut off while it is written. */
export function CountedTextField({ maximum, ...props }: CountedTextFieldProps) {
  const { frame, control } = fieldParts(props, countId(props.name));
  return (
    <Field {...frame}>
      <CharacterCount name={frame.name} maximum={maximum} initial={props.value ?? props.defaultValue}>
        <input type="text" {...control} />
      </CharacterCount>
    </Field>
  );
}
