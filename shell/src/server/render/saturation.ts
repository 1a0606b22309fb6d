/** A worker as it is looked at: its computing time until its last heartbeat, and how many wait for it. */
export interface WorkerLoad {
  cpuMs: number;
  running: number;
}

const lookEveryMs = 500;
/** A worker that gets less of a processor shares it with others, and one more would have to, too. */
const saturatedShare = 0.75;

/**
 * Looks at workers whenever a page is asked for, and finds them saturated where each has computed for most of the
 * while since the look before and somebody waits for it. Waiting for the API is no work.
 * @param now milliseconds
 */
export function saturationWatch(now: () => number) {
  let lookedAt = now();
  let before = new Map<WorkerLoad, number>();
  return (workers: readonly WorkerLoad[]): boolean => {
    const elapsed = now() - lookedAt;
    if (elapsed < lookEveryMs) return false;
    const isSaturated = workers.every((worker) => {
      const computed = worker.cpuMs - (before.get(worker) ?? worker.cpuMs);
      return worker.running > 0 && computed > saturatedShare * elapsed;
    });
    lookedAt = now();
    before = new Map(workers.map((worker) => [worker, worker.cpuMs]));
    return isSaturated;
  };
}
