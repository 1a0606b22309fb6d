import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { sha384 } from '../document/index.ts';
import { type Encoding, encodingSuffix } from './build.schemas.ts';
import { ReleaseError } from './release-error.ts';
import { readRecords } from './release-records.ts';
import type { StoredRelease } from './release-store.ts';

/**
 * Hashes every file of a release folder, compressed twins included, and refuses files nobody listed.
 * @throws ReleaseError
 */
export async function verifyReleaseFolder(
  app: string,
  releaseId: string,
  folder: string,
): Promise<StoredRelease> {
  const stored = await readReleaseFolder(app, releaseId, folder);
  const expected = expectedFiles(stored);
  for (const [name, hash] of expected) {
    const bytes = await readFile(path.join(folder, name)).catch(() => undefined);
    if (!bytes || sha384(bytes) !== hash)
      throw new ReleaseError(
        'release_damaged',
        app,
        releaseId,
        `${name} ${bytes ? 'was changed' : 'is missing'}`,
      );
  }
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    const name = path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/');
    if (!entry.isDirectory() && name !== 'integrity.json' && !expected.has(name))
      throw new ReleaseError('release_damaged', app, releaseId, `${name} does not belong to it`);
  }
  return stored;
}

async function readReleaseFolder(app: string, releaseId: string, folder: string): Promise<StoredRelease> {
  const read = (name: string) =>
    readFile(path.join(folder, name)).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR') throw error;
      throw new ReleaseError('release_missing', app, releaseId, `${name} is not in the store`);
    });
  return readRecords(app, releaseId, await read('release.json'), await read('integrity.json'));
}

function expectedFiles({ integrity }: StoredRelease): Map<string, string> {
  const expected = new Map<string, string>();
  for (const [name, file] of Object.entries(integrity.files)) {
    expected.set(name, file.integrity);
    for (const [encoding, twin] of Object.entries(file.encodings ?? {}))
      expected.set(name + encodingSuffix[encoding as Encoding], twin.integrity);
  }
  return expected;
}
