import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from '@jest/globals';
import { runRegularly } from './run-regularly.ts';

it('runs at once and again, one run at a time, also after an error, and waits for the last one', async () => {
  let [running, most, runs] = [0, 0, 0];
  const faults: unknown[] = [];
  const end = runRegularly({
    everyMs: 5,
    run: async () => {
      running += 1;
      runs += 1;
      most = Math.max(most, running);
      await sleep(12);
      running -= 1;
      if (runs === 1) throw new Error('no database');
    },
    failed: (error) => faults.push(error),
  });
  expect(runs).toBe(1);
  while (runs < 3) await sleep(5);
  await end();
  expect([running, most, faults.length]).toEqual([0, 1, 1]);
  const ended = runs;
  await sleep(30);
  expect(runs).toBe(ended);
});

it('tells a run that it ends', async () => {
  let isInformed = false;
  const end = runRegularly({
    everyMs: 60_000,
    run: async (isEnding) => {
      while (!isEnding()) await sleep(1);
      isInformed = true;
    },
    failed: () => {},
  });
  await end();
  expect(isInformed).toBe(true);
});
