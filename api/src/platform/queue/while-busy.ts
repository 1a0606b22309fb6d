import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';

/** Part of the time that the process computes. */
const busyFrom = 0.5;
const stepMs = 20;
const longestMs = 500;

/**
 * Waits while the process is busy with requests, but at most half a second, so that what waits in a queue goes on under
 * any load. The caller computes nothing meanwhile, or it would wait for itself.
 * @param utilizationDuring waits for so many milliseconds and tells which part of them the process computed, from 0 to 1
 */
export async function whileBusy(utilizationDuring = eventLoopUtilizationDuring): Promise<void> {
  for (let waited = 0; waited < longestMs; waited += stepMs)
    if ((await utilizationDuring(stepMs)) < busyFrom) return;
}

async function eventLoopUtilizationDuring(ms: number): Promise<number> {
  const before = performance.eventLoopUtilization();
  await wait(ms);
  return performance.eventLoopUtilization(before).utilization;
}
