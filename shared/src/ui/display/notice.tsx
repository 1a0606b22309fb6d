import type { ReactNode } from 'react';
import styles from './notice.module.css';

interface NoticeProps {
  kind?: 'info' | 'warning';
  /** A few words in front, so that the kind is not told by colour alone. */
  title: string;
  children?: ReactNode;
}

export const Notice = ({ kind = 'info', title, children }: NoticeProps) => (
  <div className={styles.notice} data-kind={kind}>
    <p className={styles.title}>{title}</p>
    {children && <div className={styles.body}>{children}</div>}
  </div>
);
