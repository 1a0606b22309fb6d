import { type RememberedAdmission, rememberedAdmission } from '@enerabi/shared/child';
import { ChildIcon } from '@enerabi/shared/ui/icons';
import { type ReactNode, useEffect, useState } from 'react';
import { CommuteButton } from '../commute/commute-button.tsx';
import type { CommuteListProps } from '../commute/commute-list-props.ts';
import { AskButton, AskDetail } from '../family/ask-button.tsx';
import { useDialog } from '../family/use-dialog.ts';
import { copy } from './child-bar.copy.ts';
import styles from './child-bar.module.css';
import type { ChildDialogProps } from './child-dialog.tsx';

const loadDialog = async () =>
  (await import(/* webpackChunkName: 'family-dialogs' */ './child-dialog.tsx')).ChildDialog;

interface ChildBarProps extends CommuteListProps {
  /** Calendar date in Japan, `YYYY-MM-DD`. */
  today: string;
  /** Address of the list of facilities for a child; undefined where no classes are shown. */
  addressOf: ChildDialogProps['addressOf'] | undefined;
  /** A sentence on the child, such as whether a facility takes it; it has one line, always. */
  verdict?: (admission: RememberedAdmission | undefined) => ReactNode;
}

/**
 * Says which class is marked in lists of classes and where ways begin, and asks for what this browser does not know.
 * The server's HTML is as without a child, and as high.
 */
export function ChildBar({ today, addressOf, commuteAddressOf, verdict }: ChildBarProps) {
  const [admission, setAdmission] = useState<RememberedAdmission>();
  const { Dialog, open, close } = useDialog(loadDialog);
  const isOpen = Dialog !== undefined;
  useEffect(() => {
    if (!isOpen) setAdmission(rememberedAdmission(today));
  }, [isOpen, today]);
  return (
    <div className={styles.bar}>
      <div className={styles.buttons}>
        {addressOf && (
          <AskButton icon={<ChildIcon size="small" />} onClick={open}>
            {admission ? <ShortText {...admission} /> : copy.ask}
          </AskButton>
        )}
        <CommuteButton commuteAddressOf={commuteAddressOf} />
      </div>
      {verdict && <p className={styles.verdict}>{verdict(admission)}</p>}
      {Dialog && addressOf && <Dialog today={today} addressOf={addressOf} onClose={close} />}
    </div>
  );
}

function ShortText(admission: RememberedAdmission): ReactNode {
  const isClass = admission.kind === 'class';
  return (
    <>
      {isClass ? copy.marked(admission.child_class_id) : copy[admission.kind]}
      <AskDetail>{isClass && copy.from(admission.month)}</AskDetail>
    </>
  );
}
