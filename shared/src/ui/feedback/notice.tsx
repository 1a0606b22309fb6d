import type { ReactNode } from 'react';
import { IconMask, type MaskName } from '../icon/icon-mask.tsx';
import { CloseButton } from './close-button.tsx';
import styles from './notice.module.css';

export type NoticeKind = 'info' | 'success' | 'warning' | 'error';

interface NoticeProps {
  kind?: NoticeKind;
  /** A few words in front, so that the kind is not told by colour alone. */
  title: string;
  children?: ReactNode;
  /** The visitor closes it; whoever shows it takes it away, and the focus somewhere that makes sense. */
  onDismiss?: () => void;
}

const icons: Record<NoticeKind, MaskName> = {
  info: 'info',
  success: 'check',
  warning: 'alert',
  error: 'alert',
};

/** Something to know, where it matters. One that comes after the page has to be announced, too. */
export const Notice = ({ kind = 'info', title, children, onDismiss }: NoticeProps) => (
  <div className={styles.notice} data-kind={kind}>
    <span className={styles.icon}>
      <IconMask icon={icons[kind]} />
    </span>
    <div className={styles.text}>
      <p className={styles.title}>{title}</p>
      {children && <div className={styles.body}>{children}</div>}
    </div>
    {onDismiss && <CloseButton label={`「${title}」を閉じる`} onClick={onDismiss} />}
  </div>
);
