import { Button } from '@enerabi/shared/ui';
import { type ReactNode, type RefObject, useRef, useState } from 'react';

interface Modal {
  isOpen: boolean;
  close: () => void;
  /** For the answer that has the focus when the modal opens. */
  first: RefObject<HTMLButtonElement | null>;
}

interface OpenedProps {
  button: string;
  children: (modal: Modal) => ReactNode;
}

/** A button, and the modal that it opens. */
export function Opened({ button, children }: OpenedProps) {
  const [isOpen, setOpen] = useState(false);
  const first = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button kind="secondary" onClick={() => setOpen(true)}>
        {button}
      </Button>
      {children({ isOpen, close: () => setOpen(false), first })}
    </>
  );
}
