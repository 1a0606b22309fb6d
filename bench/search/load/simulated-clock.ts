import { setImmediate as nextTurn } from 'node:timers/promises';
import type { LoadClock } from './load.ts';

interface Sleeper {
  dueMs: number;
  wake: () => void;
}

/**
 * A clock for tests that advances to the next timer when all tasks sleep: seconds of load take a moment, and the
 * number of answers does not depend on the machine.
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
