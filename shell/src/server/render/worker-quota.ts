/** How many workers beyond the first of each release may run at the same time: memory and processors are the machine's. */
export class WorkerQuota {
  #left: number;

  constructor(most: number) {
    this.#left = most;
  }

  /** @returns whether one more may start */
  take(): boolean {
    if (this.#left === 0) return false;
    this.#left -= 1;
    return true;
  }

  free(): void {
    this.#left += 1;
  }
}
