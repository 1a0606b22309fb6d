type Numbers = Uint8Array | Uint16Array | Uint32Array | Int32Array | Float64Array;
type NumbersOf<A extends Numbers> = new (length: number) => A;

/** One number a slot, in a typed array that grows. */
export class Column<A extends Numbers> {
  values: A;
  readonly #type: NumbersOf<A>;

  constructor(type: NumbersOf<A>) {
    this.#type = type;
    this.values = new type(1024);
  }

  set(slot: number, value: number): void {
    if (slot >= this.values.length) {
      const larger = new this.#type(Math.max(slot + 1, Math.ceil(this.values.length * 1.5)));
      larger.set(this.values);
      this.values = larger;
    }
    this.values[slot] = value;
  }

  at(slot: number): number {
    return this.values[slot] as number;
  }
}
