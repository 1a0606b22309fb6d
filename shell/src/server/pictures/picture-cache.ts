import { LRUCache } from 'lru-cache';

type Png = Uint8Array<ArrayBuffer>;

/** About three hundred pictures; crawlers and proxies cache those that are requested more often. */
const mostBytes = 24 * 1_048_576;

/** Caches drawn pictures, and drops the least recently used ones first. */
export class PictureCache {
  readonly #pictures: LRUCache<string, Png>;
  readonly #drawing = new Map<string, Promise<Png>>();

  /** @param most bytes of all pictures together */
  constructor(most = mostBytes) {
    this.#pictures = new LRUCache({ maxSize: most, sizeCalculation: ({ byteLength }) => byteLength });
  }

  get bytes(): number {
    return this.#pictures.calculatedSize;
  }

  /** @param draw is called once for requests at the same time; its failure is not cached */
  async get(key: string, draw: () => Promise<Png>): Promise<Png> {
    const known = this.#pictures.get(key) ?? this.#drawing.get(key);
    if (known) return known;
    const drawing = draw()
      .then((picture) => {
        this.#pictures.set(key, picture);
        return picture;
      })
      .finally(() => this.#drawing.delete(key));
    this.#drawing.set(key, drawing);
    return drawing;
  }
}
