/**
 * Memory for the intermediate results of one query, which the next query reuses: for a million facilities, allocating
 * would cost a megabyte a query.
 */
export class Arena {
  readonly #arrays: Uint32Array[] = [];
  #taken = 0;

  /** Frees all memory at once. */
  clear(): void {
    this.#taken = 0;
  }

  /** @returns an array with undefined content, valid until the end of the query */
  take(length: number): Uint32Array {
    const array = this.#arrays[this.#taken];
    this.#taken += 1;
    if (array && array.length >= length) return array.subarray(0, length);
    const larger = new Uint32Array(Math.ceil(length * 1.25));
    this.#arrays[this.#taken - 1] = larger;
    return larger.subarray(0, length);
  }
}
