import { hash } from 'node:crypto';

/** 32-bit words of a key's SHA-256: with twelve bytes, no two keys of any file collide in practice. */
const words = 3;
const fullest = 0.75;

/** Buckets of a hash table: three words of a key's hash, and the row; row 0 is an empty bucket. */
interface Buckets {
  hashes: Uint32Array;
  rows: Uint32Array;
}

const bucketsFor = (capacity: number): Buckets => ({
  hashes: new Uint32Array(capacity * words),
  rows: new Uint32Array(capacity),
});

/**
 * The first row of each key in a file, in 21 to 43 bytes a key outside the JavaScript heap; a `Map` of the keys takes
 * some 90, inside it.
 */
export class FirstRows {
  #buckets = bucketsFor(1024);
  #size = 0;

  /**
   * @param row from 1 on; stored if the key is new
   * @returns the first row of the key, if it was another
   */
  before(key: string, row: number): number | undefined {
    if (this.#size >= this.#buckets.rows.length * fullest) this.#grow();
    const digest = hash('sha256', key, 'buffer');
    const [a, b, c] = [digest.readUInt32LE(0), digest.readUInt32LE(4), digest.readUInt32LE(8)];
    const at = bucketOf(this.#buckets, a, b, c);
    const first = this.#buckets.rows[at];
    if (first) return first;
    put(this.#buckets, at, a, b, c, row);
    this.#size += 1;
    return undefined;
  }

  #grow(): void {
    const { hashes, rows } = this.#buckets;
    this.#buckets = bucketsFor(rows.length * 2);
    for (const [at, row] of rows.entries()) {
      if (row === 0) continue;
      const [a = 0, b = 0, c = 0] = hashes.subarray(at * words, (at + 1) * words);
      put(this.#buckets, bucketOf(this.#buckets, a, b, c), a, b, c, row);
    }
  }
}

/** Index of the bucket that holds a hash, or of the empty bucket for it. */
function bucketOf({ hashes, rows }: Buckets, a: number, b: number, c: number): number {
  const mask = rows.length - 1;
  let at = a & mask;
  while (
    rows[at] &&
    (hashes[at * words] !== a || hashes[at * words + 1] !== b || hashes[at * words + 2] !== c)
  )
    at = (at + 1) & mask;
  return at;
}

function put({ hashes, rows }: Buckets, at: number, a: number, b: number, c: number, row: number): void {
  hashes.set([a, b, c], at * words);
  rows[at] = row;
}
