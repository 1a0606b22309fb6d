import { type FormEvent, type InputHTMLAttributes, type ReactNode, useEffect, useRef, useState } from 'react';
import { countText } from '../../../japanese/quantity.ts';
import { VisuallyHidden } from '../../display/visually-hidden.tsx';
import { announce } from '../../feedback/announce.ts';
import { useFieldId } from '../field/field.tsx';
import { announcementOf, copy } from './character-count.copy.ts';
import styles from './character-count.module.css';

type Control = HTMLInputElement | HTMLTextAreaElement;

interface CharacterCountProps {
  /** Id of the counted field. */
  name: string;
  maximum: number;
  /** The initial text. */
  initial: InputHTMLAttributes<HTMLInputElement>['value'];
  /** The control itself. */
  children: ReactNode;
}

const announceAfterMs = 1_000;

/**
 * Counts the characters in the control inside it, and describes that control as its part `count`. It is announced only
 * near the limit, and only in a pause.
 */
export function CharacterCount({ name, maximum, initial, children }: CharacterCountProps) {
  const id = useFieldId(name);
  const box = useRef<HTMLDivElement>(null);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [length, setLength] = useState(String(initial ?? '').length);
  // Text may have been typed before the scripts loaded, and a controlled value may be set at any time.
  useEffect(() => {
    const control = box.current?.querySelector<Control>('input, textarea');
    if (control) setLength(control.value.length);
  });
  useEffect(() => () => clearTimeout(pause.current), []);
  const onInput = (event: FormEvent): void => {
    const { value } = event.target as Control;
    setLength(value.length);
    clearTimeout(pause.current);
    const text = announcementOf(value.length, maximum);
    if (text !== '') pause.current = setTimeout(() => announce(text), announceAfterMs);
  };

  const over = length - maximum;
  return (
    <div ref={box} className={styles.counted} onInput={onInput}>
      {children}
      <p className={styles.count} data-over={over > 0 || undefined}>
        <span aria-hidden="true">
          {over > 0 ? copy.over(over) : `${countText(length)} / ${copy.characters(maximum)}`}
        </span>
        <VisuallyHidden>
          <span id={`${id}-count`}>{copy.limit(maximum)}</span>
        </VisuallyHidden>
      </p>
    </div>
  );
}
