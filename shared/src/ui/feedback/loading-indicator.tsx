import { useEffect, useState } from 'react';
import { loadingIndicatorDelayMs, loadingIndicatorTimeoutMs } from '../../constants/index.ts';
import { defaultLoadingText } from './loading-indicator.copy.ts';
import styles from './loading-indicator.module.css';
import { Spinner } from './spinner.tsx';

interface LoadingIndicatorProps {
  loading: boolean;
  text?: string;
}

/** Appears after a delay, and clears itself after 10 seconds (R4.9); its space is always reserved. */
export function LoadingIndicator({ loading, text = defaultLoadingText }: LoadingIndicatorProps) {
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    if (!loading) return;
    const timers = [
      setTimeout(() => setIsShown(true), loadingIndicatorDelayMs),
      setTimeout(() => setIsShown(false), loadingIndicatorTimeoutMs),
    ];
    return () => {
      for (const timer of timers) clearTimeout(timer);
      setIsShown(false);
    };
  }, [loading]);
  return (
    <p className={styles.indicator} role="status">
      {isShown && (
        <>
          <span className={styles.ring}>
            <Spinner />
          </span>
          {text}
        </>
      )}
    </p>
  );
}
