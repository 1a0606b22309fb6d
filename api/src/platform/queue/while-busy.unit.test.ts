import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { whileBusy } from './while-busy.ts';

/** The event loop has no idle moment, whatever else the machine does. */
const computing = async (isOver: () => boolean): Promise<void> => {
  while (!isOver()) await nextTurn();
};

describe('waiting while the process is busy', () => {
  it('ends as soon as the process has time', async () => {
    const parts = [0.9, 0.6, 0.49, 0.9];
    await whileBusy(async () => parts.shift() as number);
    expect(parts).toEqual([0.9]);
  });

  it('ends after half a second under any load', async () => {
    let waited = 0;
    await whileBusy(async (ms) => {
      waited += ms;
      return 1;
    });
    expect(waited).toBe(500);
  });

  it('sees what this process computes', async () => {
    let isOver = false;
    const busy = computing(() => isOver);
    const outcome = await Promise.race([
      whileBusy().then(() => 'had time'),
      wait(100).then(() => 'still waits'),
    ]);
    isOver = true;
    await busy;
    expect(outcome).toBe('still waits');
    await whileBusy();
  });
});
