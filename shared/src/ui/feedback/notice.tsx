import type { ReactNode } from 'react';
import { IconMask, type MaskName } from '../icon/icon-mask.tsx';
import { CloseButton } from './close-button.tsx';
import { copy } from './notice.copy.ts';
import styles from './notice.module.css';

export type NoticeKind = 'info' | 'success' | 'warning' | 'error';

interface NoticeProps {
  kind?: NoticeKind;
  /** A few words at the start, so that the kind is not shown by colour alone. */
  title: string;
  children?: ReactNode;
  /** Called when the visitor closes it. The caller removes the notice, and moves the focus to a sensible place. */
  onDismiss?: () => void;
}

const icons: Record<NoticeKind, MaskName> = {
  info: 'info',
  success: 'check',
  warning: 'alert',
  error: 'alert',
};

/** Important information, in its place. A notice that appears after the page has loaded must be announced, too. */
export const Notice = ({ kind = 'info', title, children, onDismiss }: NoticeProps) => (
  <div className={styles.notice} data-kind={kind}>
    <span className={styles.icon}>
      <IconMask icon={icons[kind]} />
    </span>
    <div className={styles.text}>
      <p className={styles.title}>{title}</p>
      {children && <div className={styles.body}>{children}</div>}
    </div>
    {onDismiss && <CloseButton label={copy.close(title)} onClick={onDismiss} />}
  </div>
);
