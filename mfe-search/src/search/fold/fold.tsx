import { Panel } from '@enerabi/shared/ui';
import { ChevronDownIcon } from '@enerabi/shared/ui/icons';
import type { ReactNode, Ref } from 'react';
import styles from './fold.module.css';

interface FoldProps {
  ref?: Ref<HTMLDetailsElement>;
  icon?: ReactNode;
  title: ReactNode;
  /** How many of its conditions are active, in words. */
  set: string | false;
  open?: boolean;
  onToggle?: () => void;
  /** A part of a form, a form, or a form that a wide screen keeps open beside the results. */
  kind: 'part' | 'form' | 'held form';
  children: ReactNode;
}

/** A disclosure for conditions. */
export const Fold = ({ icon, title, set, kind, children, ...details }: FoldProps) => (
  <Panel
    as="details"
    className={styles.fold}
    data-part={kind === 'part' ? '' : undefined}
    data-held={kind === 'held form' ? '' : undefined}
    {...details}
  >
    <summary className={styles.open} data-set={set ? '' : undefined}>
      {icon}
      {title}
      {set && <span className={styles.set}>{set}</span>}
      <ChevronDownIcon size="small" />
    </summary>
    {children}
  </Panel>
);
