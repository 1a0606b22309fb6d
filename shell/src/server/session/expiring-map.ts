/** Remembers each key for the same while, in the order in which they came; what is over is forgotten on the way. */
export class ExpiringMap<V> {
  #entries = new Map<string, { value: V; until: number }>();
  #ms: number;
  #now: () => number;

  /** @param now epoch milliseconds, never going back by much */
  constructor(ms: number, now: () => number) {
    this.#ms = ms;
    this.#now = now;
  }

  get(key: string): V | undefined {
    const entry = this.#entries.get(key);
    return entry && entry.until > this.#now() ? entry.value : undefined;
  }

  set(key: string, value: V): void {
    for (const [old, { until }] of this.#entries) {
      if (until > this.#now()) break;
      this.#entries.delete(old);
    }
    this.#entries.delete(key);
    this.#entries.set(key, { value, until: this.#now() + this.#ms });
  }

  delete(key: string): void {
    this.#entries.delete(key);
  }

  get size(): number {
    return this.#entries.size;
  }
}
