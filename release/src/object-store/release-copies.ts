import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sha384 } from '../document/index.ts';
import {
  isUnchanged,
  ReleaseError,
  removeRecord,
  type StoredRelease,
  type StoreLayout,
  soundOrNothing,
  verifyAndRecord,
  verifyReleaseFolder,
} from '../store/index.ts';
import { unpackFolder } from './release-archive.ts';

/** This machine's copies of the releases in a bucket, from which servers read. */
export interface ReleaseCopies {
  /**
   * Hashes every file of a copy.
   * @param vouched hash of the release's `integrity.json` in a signed log
   * @returns undefined if it is missing or damaged, or is another release than the log has
   */
  verify: (app: string, id: string, vouched: string) => Promise<StoredRelease | undefined>;
  /** Whether a copy is as it was when all of its files were hashed. */
  isUnchanged: (app: string, id: string, vouched: string) => Promise<boolean>;
  /** @returns the ETag of the archive that a copy was made of */
  etagOf: (app: string, id: string) => Promise<string | undefined>;
  /**
   * Unpacks an archive, hashes every file, and puts it in the place of the copy unless that has the same files.
   * @throws ReleaseError
   */
  replace: (app: string, id: string, archive: Archive, vouched?: string) => Promise<StoredRelease>;
  remove: (app: string, id: string) => Promise<void>;
}

interface Archive {
  bytes: Buffer;
  etag: string;
}

export function releaseCopies(layout: StoreLayout): ReleaseCopies {
  async function verify(app: string, id: string, vouched: string): Promise<StoredRelease | undefined> {
    const stored = await soundOrNothing(verifyAndRecord(layout, app, id, vouched));
    return stored?.integrityHash === vouched ? stored : undefined;
  }

  async function replace(app: string, id: string, { bytes, etag }: Archive, vouched?: string) {
    const unpacked = path.join(layout.temporary, randomUUID());
    try {
      await unpackFolder(bytes, unpacked).catch((error: Error) => {
        throw new ReleaseError('release_damaged', app, id, `its archive cannot be read (${error.message})`);
      });
      const stored = await verifyReleaseFolder(app, id, unpacked, vouched);
      await putInPlace(app, id, unpacked, stored);
      await noteEtag(app, id, etag).catch(() => undefined);
      return stored;
    } finally {
      await rm(unpacked, { recursive: true, force: true });
    }
  }

  async function putInPlace(app: string, id: string, unpacked: string, { integrityHash }: StoredRelease) {
    const folder = layout.release(app, id);
    const present = await readFile(path.join(folder, 'integrity.json')).catch(() => undefined);
    if (present && sha384(present) === integrityHash && (await verify(app, id, integrityHash))) return;
    const aside = path.join(layout.temporary, randomUUID());
    await rename(folder, aside).catch(() => undefined);
    await mkdir(path.dirname(folder), { recursive: true });
    await rename(unpacked, folder).catch(async (error: Error) => {
      // Another process of this machine was faster.
      if (!(await soundOrNothing(verifyReleaseFolder(app, id, folder)))) throw error;
    });
    await rm(aside, { recursive: true, force: true });
  }

  /** A note that is lost costs one transfer of the archive. */
  async function noteEtag(app: string, id: string, etag: string): Promise<void> {
    const file = layout.copiedEtag(app, id);
    const temporary = path.join(layout.temporary, randomUUID());
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(temporary, etag);
    await rename(temporary, file);
  }

  return {
    verify,
    isUnchanged: (app, id, vouched) => isUnchanged(layout, app, id, vouched),
    replace,
    etagOf: (app, id) => readFile(layout.copiedEtag(app, id), 'utf8').catch(() => undefined),
    remove: async (app, id) => {
      await rm(layout.copiedEtag(app, id), { force: true });
      await removeRecord(layout, app, id);
      await rm(layout.release(app, id), { recursive: true, force: true });
    },
  };
}
