import type { InputHTMLAttributes, Ref } from 'react';
import { Field, type FieldFrame } from '../field/field.tsx';
import { useFieldParts } from '../field/use-field-parts.ts';
import { CharacterCount } from './character-count.tsx';

type Own = keyof FieldFrame | 'className' | 'id' | 'required' | 'maxLength' | 'prefix';

interface CountedTextFieldProps extends FieldFrame, Omit<InputHTMLAttributes<HTMLInputElement>, Own> {
  maximum: number;
  ref?: Ref<HTMLInputElement>;
}

/** A line of text with a count of the remaining characters. It cuts nothing off while the visitor types. */
export function CountedTextField({ maximum, ...props }: CountedTextFieldProps) {
  const { frame, control } = useFieldParts(props, 'count');
  return (
    <Field {...frame}>
      <CharacterCount name={frame.name} maximum={maximum} initial={props.value ?? props.defaultValue}>
        <input type="text" {...control} />
      </CharacterCount>
    </Field>
  );
}
