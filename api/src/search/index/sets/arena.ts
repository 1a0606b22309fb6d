/**
 * Room for what is found on the way to one answer. It is used again for the next answer: an index of a million
 * facilities would otherwise ask for, and give back, a megabyte a query.
 */
export class Arena {
  readonly #arrays: Uint32Array[] = [];
  #taken = 0;

  /** Everything that was taken may be taken again. */
  clear(): void {
    this.#taken = 0;
  }

  /** @returns so many numbers, whatever they are; not to be kept longer than the answer takes */
  take(length: number): Uint32Array {
    const array = this.#arrays[this.#taken];
    this.#taken += 1;
    if (array && array.length >= length) return array.subarray(0, length);
    const larger = new Uint32Array(Math.ceil(length * 1.25));
    this.#arrays[this.#taken - 1] = larger;
    return larger.subarray(0, length);
  }
}
