import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { CloseIcon } from '../icon/close.tsx';
import styles from './modal.module.css';

export interface ModalProps {
  open: boolean;
  /** The visitor wants it closed: by its button, the Esc key, or a click beside it. */
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** Buttons that end it; they stay in view. */
  actions?: ReactNode;
}

type Shape = 'dialog' | 'drawer';

/**
 * The native modal element: the rest of the page is inert meanwhile, the focus comes in and goes back to where it was,
 * the Esc key closes it.
 */
export function Modal({ open, onClose, title, children, actions, shape }: ModalProps & { shape: Shape }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const pressedBeside = useRef(false);
  // Before it leaves the document, where it is taken away while it is open: later it could not give the focus back.
  useLayoutEffect(() => {
    if (!open) return;
    const { current } = dialog;
    current?.showModal();
    return () => current?.close();
  }, [open]);
  // Only what began and ended beside it: a selection drawn out of a field is no wish to leave.
  const onBackdrop = ({ target, currentTarget }: MouseEvent) => target === currentTarget;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the Esc key does the same
    <dialog
      ref={dialog}
      className={styles.modal}
      data-shape={shape}
      aria-labelledby={titleId}
      onClose={() => {
        if (open && !dialog.current?.open) onClose();
      }}
      onPointerDown={(event) => {
        pressedBeside.current = onBackdrop(event);
      }}
      onClick={(event) => {
        if (pressedBeside.current && onBackdrop(event)) onClose();
      }}
    >
      <div className={styles.panel}>
        <div className={styles.head}>
          <h2 className={styles.title} id={titleId}>
            {title}
          </h2>
          <button type="button" className={styles.close} aria-label="閉じる" onClick={onClose}>
            <CloseIcon />
          </button>
        </div>
        <div className={styles.body}>{children}</div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </dialog>
  );
}
