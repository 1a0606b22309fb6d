import { type ReactNode, useEffect, useRef } from 'react';
import { useIsFromServer } from '../form/submit/use-is-from-server.ts';
import { Notice, type NoticeKind } from './notice.tsx';
import styles from './result-notice.module.css';

interface ResultNoticeProps {
  kind?: NoticeKind;
  title: string;
  children?: ReactNode;
  /** A different value for each result, such as the action's reply: a repeated text then takes the focus again. */
  of?: unknown;
}

/**
 * Shows the result of an action. It takes the focus, so that it is read out and visible, and Tab continues from there.
 */
export function ResultNotice({ of, ...notice }: ResultNoticeProps) {
  const box = useRef<HTMLDivElement>(null);
  const isFromServer = useIsFromServer();
  useEffect(() => {
    // The scripts may load long after the page: the focus stays if the visitor has already moved it.
    if (isFromServer && document.activeElement !== document.body) return;
    box.current?.focus();
  }, [of]);
  return (
    <div ref={box} className={styles.result} tabIndex={-1} role="alert">
      <Notice kind="success" {...notice} />
    </div>
  );
}
