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
import { copy } from './modal.copy.ts';
import styles from './modal.module.css';
import { closeModal, openModal } from './open-modals.ts';

export interface ModalProps {
  open: boolean;
  /**
   * Called when the visitor closes it by its button, the Esc key, or a click outside. It stays open until `open`
   * changes.
   */
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** Buttons that stay in view at the end. */
  actions?: ReactNode;
  /** Takes the focus on opening, such as the harmless answer; default: the close button. */
  initialFocus?: RefObject<HTMLElement | null>;
}

type Shape = 'dialog' | 'drawer';

/**
 * A native modal dialog: the rest of the page is inert meanwhile, the focus moves in and returns afterwards, and the
 * Esc key closes it.
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
  // Runs before the element leaves the document, since it could not return the focus afterwards.
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
      // A second press of the Esc key closes it without asking; it opens again if the page keeps `open`.
      onClose={() => {
        if (!open || dialog.current?.open) return;
        onClose();
        noteClosed();
      }}
      onPointerDown={(event) => {
        pressedBeside.current = isItsOwn(event);
      }}
      // Closes only on clicks that start and end outside, so not on a text selection that ends there.
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
          <CloseButton label={copy.close} onClick={onClose} />
        </div>
        <div className={styles.body}>{children}</div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </dialog>
  );
}
