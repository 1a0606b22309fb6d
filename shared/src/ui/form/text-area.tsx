import type { TextareaHTMLAttributes } from 'react';
import { CharacterCount, countId } from './character-count.tsx';
import { Field, type FieldFrame, fieldParts } from './field.tsx';

type Own = keyof FieldFrame | 'className' | 'id' | 'required' | 'maxLength';

interface TextAreaProps extends FieldFrame, Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, Own> {
  /** The most characters that will be accepted, counted below the box. Nothing is cut off while it is written. */
  maximum?: number;
}

/** Several lines of text. The attributes of a native textarea go to it. */
export function TextArea({ maximum, ...props }: TextAreaProps) {
  const isCounted = maximum !== undefined;
  const { frame, control } = fieldParts(props, isCounted ? countId(props.name) : undefined);
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
