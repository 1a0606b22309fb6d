import type { Ref, TextareaHTMLAttributes } from 'react';
import { Field, type FieldFrame } from '../field/field.tsx';
import { useFieldParts } from '../field/use-field-parts.ts';
import { CharacterCount } from './character-count.tsx';
import { useSavedText } from './use-saved-text.ts';

type Own = keyof FieldFrame | 'className' | 'id' | 'required' | 'maxLength';

interface TextAreaProps extends FieldFrame, Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, Own> {
  /** The most characters, counted below the box. Nothing is cut off while the visitor types. */
  maximum?: number;
  ref?: Ref<HTMLTextAreaElement>;
}

/** Several lines of text. It accepts the attributes of a native textarea. */
export function TextArea({ maximum, ...props }: TextAreaProps) {
  const isCounted = maximum !== undefined;
  const { frame, control } = useFieldParts(props, isCounted && 'count');
  useSavedText(control);
  const area = <textarea rows={6} {...control} />;
  return (
    <Field {...frame}>
      {isCounted ? (
        <CharacterCount name={frame.name} maximum={maximum} initial={props.value ?? props.defaultValue}>
          {area}
        </CharacterCount>
      ) : (
        area
      )}
    </Field>
  );
}
