import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { appName, canonical } from '../../document/index.ts';
import { uploadAbandonedAfterMs } from '../../limits.ts';
import { ProblemError } from '../problem.ts';
import { type UploadListing, uploadListing } from './upload.schemas.ts';

export interface OpenedUpload {
  /** The same for the same listing: a client that was cut off finds what it has sent already. */
  id: string;
  /** Files that have not arrived yet. */
  missing: string[];
}

const unknownUpload = (): ProblemError =>
  new ProblemError({
    status: 404,
    code: 'unknown_upload',
    detail: 'there is no such upload; send the listing again',
  });

/**
 * Builds on their way into the store. A file is there under its name only when all of it has arrived with the hash that
 * was announced, so an upload that was cut off is continued with the files that are missing.
 */
export class Uploads {
  readonly #root: string;
  readonly #now: () => Date;

  /** @param root made when it is needed; on the file system of the store or any other */
  constructor(root: string, now: () => Date) {
    this.#root = root;
    this.#now = now;
  }

  async open(app: string, listing: UploadListing): Promise<OpenedUpload> {
    await this.#removeAbandoned();
    const id = createHash('sha256').update(canonical(listing)).digest('hex').slice(0, 32);
    const folder = this.#folder(app, id);
    await mkdir(path.join(folder, 'build'), { recursive: true });
    await writeFile(path.join(folder, 'listing.json'), JSON.stringify(listing));
    const missing: string[] = [];
    for (const file of Object.keys(listing.files)) if (!(await this.#has(folder, file))) missing.push(file);
    return { id, missing };
  }

  /**
   * Stores one file as it streams in.
   * @throws ProblemError if it is not listed, or has another size or hash; the upload stays as it was
   */
  async receive(app: string, id: string, file: string, content: AsyncIterable<Uint8Array>): Promise<void> {
    const folder = this.#folder(app, id);
    const { files } = await this.#listing(folder);
    const listed = Object.hasOwn(files, file) ? files[file] : undefined;
    if (!listed) throw problem(`${file} is not in the listing`);
    const partial = path.join(folder, randomUUID());
    const hash = createHash('sha384');
    let size = 0;
    const counted = new Transform({
      transform(chunk: Buffer, _, done) {
        size += chunk.length;
        hash.update(chunk);
        done(
          size > listed.size
            ? problem(`${file} is larger than the ${listed.size} bytes that were announced`)
            : null,
          chunk,
        );
      },
    });
    try {
      await pipeline(content, counted, createWriteStream(partial, { flags: 'wx' }));
      if (size !== listed.size)
        throw problem(`${file} has ${size} bytes, and not the ${listed.size} that were announced`);
      if (`sha384-${hash.digest('base64')}` !== listed.integrity)
        throw problem(`${file} has another hash than was announced; send it again`);
      const target = path.join(folder, 'build', file);
      await mkdir(path.dirname(target), { recursive: true });
      await rename(partial, target);
    } finally {
      await rm(partial, { force: true });
    }
  }

  /**
   * @returns the folder of a build that has arrived whole
   * @throws ProblemError naming what is missing
   */
  async complete(app: string, id: string): Promise<string> {
    const folder = this.#folder(app, id);
    const { files } = await this.#listing(folder);
    for (const file of Object.keys(files))
      if (!(await this.#has(folder, file))) throw problem(`${file} has not arrived yet`);
    const now = this.#now();
    await utimes(folder, now, now);
    return path.join(folder, 'build');
  }

  async remove(app: string, id: string): Promise<void> {
    await rm(this.#folder(app, id), { recursive: true, force: true });
  }

  #folder(app: string, id: string): string {
    if (!/^[0-9a-f]{32}$/.test(id)) throw unknownUpload();
    return path.join(this.#root, `${appName.parse(app)}-${id}`);
  }

  async #listing(folder: string): Promise<UploadListing> {
    const text = await readFile(path.join(folder, 'listing.json'), 'utf8').catch(() => {
      throw unknownUpload();
    });
    return uploadListing.parse(JSON.parse(text));
  }

  #has(folder: string, file: string): Promise<boolean> {
    return stat(path.join(folder, 'build', file)).then(
      (found) => found.isFile(),
      () => false,
    );
  }

  async #removeAbandoned(): Promise<void> {
    for (const name of await readdir(this.#root).catch(() => [])) {
      const folder = path.join(this.#root, name);
      const found = await stat(folder).catch(() => undefined);
      if (found && this.#now().getTime() - found.mtimeMs > uploadAbandonedAfterMs)
        await rm(folder, { recursive: true, force: true });
    }
  }
}

const problem = (detail: string): ProblemError =>
  new ProblemError({ status: 422, code: 'upload_refused', detail });
