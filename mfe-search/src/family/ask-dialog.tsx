import { Button, Dialog } from '@enerabi/shared/ui';
import type { ReactNode } from 'react';
import styles from './ask-dialog.module.css';
import { copy } from './family.copy.ts';

interface AskDialogProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** Asks for something about the family. Each answer is stored at once, so that there is nothing to send. */
export const AskDialog = ({ title, onClose, children }: AskDialogProps) => (
  <Dialog
    open
    onClose={onClose}
    title={title}
    actions={
      <Button kind="secondary" onClick={onClose}>
        {copy.done}
      </Button>
    }
  >
    <div className={styles.content}>{children}</div>
  </Dialog>
);
