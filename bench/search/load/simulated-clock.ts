import { setImmediate as nextTurn } from 'node:timers/promises';
import type { LoadClock } from './load.ts';

interface Sleeper {
  dueMs: number;
  wake: () => void;
}

/**
 * A clock for tests that jumps to whoever wakes next once all have gone to sleep: seconds of load in a moment, and as
 * many answers on a slow machine as on a fast one.
 */
export function simulatedClock(): LoadClock {
  let nowMs = 0;
  let isRunning = false;
  const sleepers: Sleeper[] = [];
  const run = async (): Promise<void> => {
    isRunning = true;
    while (sleepers.length > 0) {
      await nextTurn();
      sleepers.sort((one, other) => one.dueMs - other.dueMs);
      const next = sleepers.shift();
      if (!next) break;
      nowMs = next.dueMs;
      next.wake();
    }
    isRunning = false;
  };
  return {
    now: () => nowMs,
    wait: (ms) =>
      new Promise((wake) => {
        sleepers.push({ dueMs: nowMs + ms, wake });
        if (!isRunning) void run();
      }),
  };
}
