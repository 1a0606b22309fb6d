import { useEffect, useState } from 'react';

/**
 * Whole seconds that remain of a wait; at least 1 until it is over.
 * @param seconds of the whole wait
 * @param elapsedMs since it began
 */
export const secondsLeft = (seconds: number, elapsedMs: number): number =>
  Math.max(0, Math.ceil(seconds - elapsedMs / 1000));

/**
 * Counts down.
 * @param wait in seconds; another object begins another wait
 * @returns undefined without scripts
 */
export function useSecondsLeft(wait: { resend_after: number }): number | undefined {
  const [elapsedMs, setElapsedMs] = useState<number>();
  useEffect(() => {
    const startedAt = performance.now();
    // Uses the clock, since a background tab's timers run seldom.
    const count = () => {
      const elapsed = performance.now() - startedAt;
      setElapsedMs(elapsed);
      if (secondsLeft(wait.resend_after, elapsed) === 0) clearInterval(timer);
    };
    const timer = setInterval(count, 250);
    count();
    return () => clearInterval(timer);
  }, [wait]);
  return elapsedMs === undefined ? undefined : secondsLeft(wait.resend_after, elapsedMs);
}
