/**
 * Limits how many workers beyond the first of each release run at the same time, since all share the machine's memory
 * and processors.
 */
export class WorkerQuota {
  #left: number;

  constructor(most: number) {
    this.#left = most;
  }

  /** @returns whether one more worker may start */
  take(): boolean {
    if (this.#left === 0) return false;
    this.#left -= 1;
    return true;
  }

  free(): void {
    this.#left += 1;
  }
}
