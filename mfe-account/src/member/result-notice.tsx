import { Notice, type NoticeKind } from '@enerabi/shared/ui';
import { type ReactNode, useEffect, useRef, useSyncExternalStore } from 'react';
import styles from './result-notice.module.css';

interface ResultNoticeProps {
  kind?: NoticeKind;
  title: string;
  children?: ReactNode;
  /** A different value for each result, such as the action's reply: a repeated text then takes the focus again. */
  of?: unknown;
}

/**
 * Shows the result of the member's action. It takes the focus, so that it is read out and visible, and Tab continues
 * from there.
 */
export function ResultNotice({ of, ...notice }: ResultNoticeProps) {
  const box = useRef<HTMLDivElement>(null);
  const isFromServer = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
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

const never = () => () => {};
