import { saturatedShare, saturationCheckMs } from './limits.ts';
/** Load of a worker: its CPU time at the last heartbeat, and how many requests wait for it. */
export interface WorkerLoad {
  cpuMs: number;
  running: number;
}

/**
 * Checks the workers with each page request. They are saturated if each has computed for most of the time since the
 * last check, and requests wait for it. Waiting for the API does not count.
 * @param now milliseconds
 */
export function saturationWatch(now: () => number) {
  let lookedAt = now();
  let before = new Map<WorkerLoad, number>();
  return (workers: readonly WorkerLoad[]): boolean => {
    const elapsed = now() - lookedAt;
    if (elapsed < saturationCheckMs) return false;
    const isSaturated = workers.every((worker) => {
      const computed = worker.cpuMs - (before.get(worker) ?? worker.cpuMs);
      return worker.running > 0 && computed > saturatedShare * elapsed;
    });
    lookedAt = now();
    before = new Map(workers.map((worker) => [worker, worker.cpuMs]));
    return isSaturated;
  };
}
