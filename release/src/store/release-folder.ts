import { readFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { sha384 } from '../document/index.ts';
import { type Encoding, encodingSuffix } from './build.schemas.ts';
import { decompress } from './compress.ts';
import { ReleaseError } from './release-error.ts';
import { readRecords } from './release-records.ts';
import type { StoredRelease } from './release-store.ts';

/** Files that are read and hashed before other work of the process gets its turn. */
const filesPerTurn = 8;

/**
 * Hashes every file of a release folder, and refuses unlisted files. The release's name guarantees its plain files
 * only, so each compressed variant must also contain what its file contains.
 * @param vouched hash of the release's `integrity.json` in a signed log: its variants were compared when it was stored
 * @throws ReleaseError
 */
export async function verifyReleaseFolder(
  app: string,
  releaseId: string,
  folder: string,
  vouched?: string,
): Promise<StoredRelease> {
  const stored = await readReleaseFolder(app, releaseId, folder);
  const damaged = (detail: string) => new ReleaseError('release_damaged', app, releaseId, detail);
  const expected = expectedFiles(stored);
  const isVouchedFor = vouched === stored.integrityHash;
  const check = (name: string, { integrity, size, variantOf }: ExpectedFile, bytes: Buffer | undefined) => {
    if (!bytes) throw damaged(`${name} is missing`);
    if (sha384(bytes) !== integrity || bytes.length !== size) throw damaged(`${name} was changed`);
    if (variantOf && !isVouchedFor && !standsFor(bytes, variantOf))
      throw damaged(`${name} holds something else than the file it stands for`);
  };
  let checked = 0;
  for (const [name, file] of expected) {
    check(name, file, readNow(path.join(folder, name)));
    checked++;
    if (checked % filesPerTurn === 0) await nextTurn();
  }
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    const name = path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/');
    if (!entry.isDirectory() && name !== 'integrity.json' && !expected.has(name))
      throw damaged(`${name} does not belong to it`);
  }
  return stored;
}

/** Synchronous, since a thread for each of hundreds of small files takes longer than to read and hash them. */
function readNow(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}

async function readReleaseFolder(app: string, releaseId: string, folder: string): Promise<StoredRelease> {
  const read = (name: string) =>
    readFile(path.join(folder, name)).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR') throw error;
      throw new ReleaseError('release_missing', app, releaseId, `${name} is not in the store`);
    });
  return readRecords(app, releaseId, await read('release.json'), await read('integrity.json'));
}

interface ExpectedFile {
  integrity: string;
  size: number;
  /** The plain file of a compressed variant. */
  variantOf?: VariantOf;
}

interface VariantOf {
  encoding: Encoding;
  integrity: string;
  size: number;
}

function standsFor(variant: Buffer, { encoding, integrity, size }: VariantOf): boolean {
  const held = decompress(encoding, variant, size);
  return held !== undefined && sha384(held) === integrity;
}

function expectedFiles({ integrity: { files } }: StoredRelease): Map<string, ExpectedFile> {
  const expected = new Map<string, ExpectedFile>();
  for (const [name, { integrity, size, encodings = {} }] of Object.entries(files)) {
    expected.set(name, { integrity, size });
    for (const [key, variant] of Object.entries(encodings)) {
      const encoding = key as Encoding;
      expected.set(name + encodingSuffix[encoding], { ...variant, variantOf: { encoding, integrity, size } });
    }
  }
  return expected;
}
