import type { FileHandle } from 'node:fs/promises';
import type { RangeResponse, Source } from 'pmtiles';

/** Reads parts of an open file, as the library reads them by HTTP range requests. */
export class FileSource implements Source {
  readonly #file: FileHandle;

  constructor(file: FileHandle) {
    this.#file = file;
  }

  getKey = (): string => String(this.#file.fd);

  /** @throws if the file has fewer bytes than its directory says */
  async getBytes(offset: number, length: number): Promise<RangeResponse> {
    const buffer = new ArrayBuffer(length);
    const { bytesRead } = await this.#file.read(new Uint8Array(buffer), 0, length, offset);
    // The library asks for the first 16 KB of any file, however small.
    return { data: bytesRead < length ? buffer.slice(0, bytesRead) : buffer };
  }
}
