import { type RememberedAdmission, rememberedAdmission } from '@enerabi/shared/child';
import { deferredPart, useEarlyPress } from '@enerabi/shared/kernel';
import { ChildIcon } from '@enerabi/shared/ui/icons';
import { type ReactNode, useEffect, useState } from 'react';
import { copy } from './child-bar.copy.ts';
import styles from './child-bar.module.css';
import type { ChildDialogProps } from './child-dialog.tsx';

const ChildDialog = deferredPart(
  async () => (await import(/* webpackChunkName: 'child-dialog' */ './child-dialog.tsx')).ChildDialog,
);

interface ChildBarProps {
  /** Calendar date in Japan, `YYYY-MM-DD`. */
  today: string;
  /** Address of the list of facilities for a child. */
  addressOf: ChildDialogProps['addressOf'];
  /** A sentence on the child, such as whether a facility takes it; it has one line, always. */
  verdict?: (admission: RememberedAdmission | undefined) => ReactNode;
}

/**
 * Says which class is marked in lists of classes, and asks for the child where this browser does not know it. The
 * server's HTML is as without a child, and as high.
 */
export function ChildBar({ today, addressOf, verdict }: ChildBarProps) {
  const [admission, setAdmission] = useState<RememberedAdmission>();
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    if (!isOpen) setAdmission(rememberedAdmission(today));
  }, [isOpen, today]);
  return (
    <div className={styles.bar}>
      <button {...useEarlyPress()} type="button" className={styles.button} onClick={() => setIsOpen(true)}>
        <ChildIcon size="small" />
        <span>{admission ? shortText(admission) : copy.ask}</span>
        {admission && <span className={styles.change}>{copy.change}</span>}
      </button>
      {verdict && <p className={styles.verdict}>{verdict(admission)}</p>}
      {isOpen && <ChildDialog today={today} addressOf={addressOf} onClose={() => setIsOpen(false)} />}
    </div>
  );
}

function shortText(admission: RememberedAdmission): string {
  if (admission.kind === 'class') return copy.marked(admission.child_class_id, admission.month);
  return copy[admission.kind];
}
