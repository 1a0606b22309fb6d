import { Notice, type NoticeKind } from '@enerabi/shared/ui';
import { type ReactNode, useEffect, useRef, useSyncExternalStore } from 'react';
import styles from './result-notice.module.css';

interface ResultNoticeProps {
  kind?: NoticeKind;
  title: string;
  children?: ReactNode;
  /** Another one for each time, such as the action's reply: then the same words take the focus again. */
  of?: unknown;
}

/**
 * Says what came of the member's action. It takes the focus, so that it is heard and seen, and Tab leads on from
 * there.
 */
export function ResultNotice({ of, ...notice }: ResultNoticeProps) {
  const box = useRef<HTMLDivElement>(null);
  const isFromServer = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  useEffect(() => {
    // The scripts may come long after the page: who has gone on is not called back.
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
