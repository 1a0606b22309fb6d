import { Button, type ButtonKind, type Dialog } from '@enerabi/shared/ui';
import { type ReactNode, useRef, useState } from 'react';

interface Answer {
  words: string;
  kind?: ButtonKind;
  /** It has the focus when the modal opens. */
  isFirst?: boolean;
}

interface OpenedProps {
  Overlay: typeof Dialog;
  button: string;
  title: string;
  /** The visitor's possible replies; each closes the overlay. */
  answers?: readonly Answer[];
  children: ReactNode;
}

/** A button, and the modal that it opens. */
export function Opened({
  Overlay,
  button,
  title,
  answers = [{ words: 'わかりました' }],
  children,
}: OpenedProps) {
  const [isOpen, setOpen] = useState(false);
  const first = useRef<HTMLButtonElement>(null);
  const close = () => setOpen(false);
  return (
    <>
      <Button kind="secondary" onClick={() => setOpen(true)}>
        {button}
      </Button>
      <Overlay
        open={isOpen}
        onClose={close}
        title={title}
        initialFocus={first}
        actions={answers.map(({ words, kind = 'secondary', isFirst }) => (
          <Button key={words} kind={kind} onClick={close} {...(isFirst && { ref: first })}>
            {words}
          </Button>
        ))}
      >
        {children}
      </Overlay>
    </>
  );
}
