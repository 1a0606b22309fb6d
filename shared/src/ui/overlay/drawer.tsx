import { Modal, type ModalProps } from './modal.tsx';

/** A menu or a set of conditions that slides in from the side. */
export const Drawer = (props: ModalProps) => <Modal {...props} shape="drawer" />;
