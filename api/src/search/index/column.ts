type Numbers = Uint8Array | Uint16Array | Uint32Array | Int32Array | Float64Array;
type NumbersOf<A extends Numbers> = new (length: number) => A;

/** A number for each docId, in a typed array that grows. */
export class Column<A extends Numbers> {
  values: A;
  readonly #type: NumbersOf<A>;

  constructor(type: NumbersOf<A>) {
    this.#type = type;
    this.values = new type(1024);
  }

  set(docId: number, value: number): void {
    if (docId >= this.values.length) {
      const larger = new this.#type(Math.max(docId + 1, Math.ceil(this.values.length * 1.5)));
      larger.set(this.values);
      this.values = larger;
    }
    this.values[docId] = value;
  }

  at(docId: number): number {
    return this.values[docId] as number;
  }
}
