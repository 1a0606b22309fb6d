/** Pictures that were drawn, newest use last, as many as fit. Whoever asks for one that is being drawn waits for the same. */
export class PictureCache {
  #most: number;
  #bytes = 0;
  #saved = new Map<string, Uint8Array<ArrayBuffer>>();
  #underWay = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();

  /** @param most bytes in all */
  constructor(most: number) {
    this.#most = most;
  }

  get bytes(): number {
    return this.#bytes;
  }

  /** @param draw is only called where the picture is neither kept nor under way; its failure is not kept */
  async get(key: string, draw: () => Promise<Uint8Array<ArrayBuffer>>): Promise<Uint8Array<ArrayBuffer>> {
    const known = this.#saved.get(key);
    if (known) {
      this.#saved.delete(key);
      this.#saved.set(key, known);
      return known;
    }
    const waiting = this.#underWay.get(key);
    if (waiting) return waiting;
    const drawing = draw()
      .then((picture) => this.#keep(key, picture))
      .finally(() => this.#underWay.delete(key));
    this.#underWay.set(key, drawing);
    return drawing;
  }

  #keep(key: string, picture: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
    this.#saved.set(key, picture);
    this.#bytes += picture.byteLength;
    for (const [oldest, { byteLength }] of this.#saved) {
      if (this.#bytes <= this.#most) break;
      this.#saved.delete(oldest);
      this.#bytes -= byteLength;
    }
    return picture;
  }
}
