import { expect, it } from '@jest/globals';
import { saturationWatch, type WorkerLoad } from './saturation.ts';

/** Checks every 100 ms for three seconds. @param worker its CPU time and waiting requests at that time */
function found(...workers: ((ms: number) => WorkerLoad)[]): boolean {
  let now = 0;
  const isSaturated = saturationWatch(() => now);
  const watched = workers.map((at) => ({ at, ...at(0) }));
  return Array.from({ length: 30 }, () => {
    now += 100;
    for (const worker of watched) Object.assign(worker, worker.at(now));
    return isSaturated(watched);
  }).includes(true);
}

const computing = (share: number) => (ms: number) => ({ cpuMs: share * ms, running: 3 });

it('a worker that computes without a pause while requests wait is saturated', () => {
  expect(found(computing(0.95))).toBe(true);
});

it.each([
  ['waits for the API for a third of the time', [computing(0.66)]],
  ['has nobody waiting', [(ms: number) => ({ cpuMs: ms, running: 0 })]],
  ['computes for a moment only', [(ms: number) => ({ cpuMs: Math.min(ms, 300), running: 3 })]],
  ['has another beside it that has time', [computing(1), computing(0.3)]],
])('one is not that %s', (_, workers) => {
  expect(found(...workers)).toBe(false);
});

it('one that has just joined is looked at for a while first', () => {
  let now = 0;
  const isSaturated = saturationWatch(() => now);
  const first: WorkerLoad = { cpuMs: 0, running: 3 };
  const look = (...workers: WorkerLoad[]): boolean => {
    now += 500;
    for (const worker of workers) worker.cpuMs += 500;
    return isSaturated(workers);
  };
  look(first);
  expect(look(first)).toBe(true);
  const second: WorkerLoad = { cpuMs: 120, running: 3 };
  expect(look(first, second)).toBe(false);
  expect(look(first, second)).toBe(true);
});
