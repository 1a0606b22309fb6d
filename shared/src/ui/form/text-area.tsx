import type { TextareaHTMLAttributes } from 'react';
import { CharacterCount, countId } from './character-count.tsx';
import { controlProps, Field, type FieldFrame, fieldParts } from './field.tsx';

type Own = keyof FieldFrame | 'className' | 'id' | 'required' | 'maxLength';

interface TextAreaProps extends FieldFrame, Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, Own> {
  /** The most characters that will be accepted, counted below the box. Nothing is cut off while it is written. */
  maximum?: number;
}

/** Several lines of text. The attributes of a native textarea go to it. */
export function TextArea({ maximum, ...props }: TextAreaProps) {
  const { frame, control } = fieldParts(props);
  if (maximum === undefined)
    return (
      <Field {...frame}>
        <textarea rows={6} {...control} />
      </Field>
    );
  return (
    <Field {...frame}>
      <CharacterCount
        name={frame.name}
        maximum={maximum}
        initial={String(props.value ?? props.defaultValue ?? '')}
      >
        <textarea rows={6} {...control} {...controlProps(frame, countId(frame.name))} />
      </CharacterCount>
    </Field>
  );
}
