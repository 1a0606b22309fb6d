import {
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
  useId,
  useLayoutEffect,
  useReducer,
  useRef,
} from 'react';
import { CloseButton } from '../feedback/close-button.tsx';
import { StatusRegion } from '../feedback/status-region.tsx';
import styles from './modal.module.css';
import { closeModal, openModal } from './open-modals.ts';

export interface ModalProps {
  open: boolean;
  /** The visitor wants it closed: by its button, the Esc key, or a click beside it. It stays as long as `open` does. */
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** Buttons that end it; they stay in view. */
  actions?: ReactNode;
  /** Takes the focus when it opens, such as the answer that changes nothing; default: the close button. */
  initialFocus?: RefObject<HTMLElement | null>;
}

type Shape = 'dialog' | 'drawer';

/**
 * The native modal element: the rest of the page is inert meanwhile, the focus comes in and goes back to where it was,
 * the Esc key closes it.
 */
export function Modal({
  open,
  onClose,
  title,
  children,
  actions,
  initialFocus,
  shape,
}: ModalProps & { shape: Shape }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const pressedBeside = useRef(false);
  const [timesClosed, noteClosed] = useReducer((times: number) => times + 1, 0);
  // Before it leaves the document, where it is taken away while it is open: later it could not give the focus back.
  useLayoutEffect(() => {
    const { current } = dialog;
    if (!open || !current) return;
    openModal(current);
    initialFocus?.current?.focus();
    return () => closeModal(current);
  }, [open, timesClosed]);
  const isItsOwn = ({ target, currentTarget }: SyntheticEvent) => target === currentTarget;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the Esc key does the same
    <dialog
      ref={dialog}
      className={styles.modal}
      data-shape={shape}
      aria-labelledby={titleId}
      onCancel={(event) => {
        if (!isItsOwn(event)) return;
        event.preventDefault();
        onClose();
      }}
      // Pressed again, the Esc key closes it unasked; it comes back where the page does not agree.
      onClose={() => {
        if (!open || dialog.current?.open) return;
        onClose();
        noteClosed();
      }}
      onPointerDown={(event) => {
        pressedBeside.current = isItsOwn(event);
      }}
      // Only what began and ended beside it: a selection drawn out of a field is no wish to leave.
      onClick={(event) => {
        if (pressedBeside.current && isItsOwn(event)) onClose();
      }}
    >
      {open && <StatusRegion />}
      <div className={styles.panel}>
        <div className={styles.head}>
          <h2 className={styles.title} id={titleId}>
            {title}
          </h2>
          <CloseButton label="閉じる" onClick={onClose} />
        </div>
        <div className={styles.body}>{children}</div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </dialog>
  );
}
