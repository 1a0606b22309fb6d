import { Modal, type ModalProps } from './modal.tsx';

/** A question or a short task in the middle of the page. */
export const Dialog = (props: ModalProps) => <Modal {...props} shape="dialog" />;
