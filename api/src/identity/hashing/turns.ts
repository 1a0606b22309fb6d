/** Lets so many do their work at once; the others wait in the order in which they came. */
export class Turns {
  readonly #mostWaiting: number;
  readonly #refuse: () => Error;
  readonly #waiting: (() => void)[] = [];
  #free: number;

  /** @param refuse what whoever comes while so many wait already is told */
  constructor(atOnce: number, mostWaiting: number, refuse: () => Error) {
    this.#free = atOnce;
    this.#mostWaiting = mostWaiting;
    this.#refuse = refuse;
  }

  async take<T>(work: () => Promise<T>): Promise<T> {
    if (this.#free > 0) this.#free -= 1;
    else if (this.#waiting.length >= this.#mostWaiting) throw this.#refuse();
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#free += 1;
    }
  }
}
