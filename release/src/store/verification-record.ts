import { createHash } from 'node:crypto';
import { lstatSync, readdirSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { parseObject } from '../document/index.ts';
import { clockGrainMs } from '../limits.ts';
import { ensureFolder, replaceDurably } from './disk/durable-file.ts';
import { verifyReleaseFolder } from './release-folder.ts';
import type { StoredRelease } from './release-store.ts';
import type { StoreLayout } from './store-layout.ts';

/** Proves that every file of a release was hashed and found right. */
const verificationRecord = z.object({
  /** SHA-384 of the `integrity.json` that the files were compared with. */
  integrity: z.string(),
  /** Hash of every file's name, inode, size and times, read just before. */
  fingerprint: z.string(),
});

type VerificationRecord = z.output<typeof verificationRecord>;

/**
 * Asks the file system whether no file of a release has changed since all of them were hashed: that takes a tenth of
 * the time of hashing hundreds of files. A disk that has lost bits by itself is not noticed so.
 * @param vouched hash of the release's `integrity.json` in a signed log
 */
export async function isUnchanged(
  layout: StoreLayout,
  app: string,
  id: string,
  vouched: string,
): Promise<boolean> {
  const record = readRecord(layout, app, id);
  if (record?.integrity !== vouched) return false;
  return record.fingerprint === folderState(layout.release(app, id))?.fingerprint;
}

/**
 * Hashes every file of a release in the folder of this machine, and records what the file system says of them.
 * @param vouched hash of the release's `integrity.json` in a signed log
 * @throws ReleaseError
 */
export async function verifyAndRecord(
  layout: StoreLayout,
  app: string,
  id: string,
  vouched?: string,
): Promise<StoredRelease> {
  const folder = layout.release(app, id);
  const startedAt = Date.now();
  // It is taken before the files are read, so that a change in between shows the next time.
  const state = folderState(folder);
  const stored = await verifyReleaseFolder(app, id, folder, vouched);
  if (!state || state.newestMs >= startedAt - clockGrainMs) return stored;
  const record = { integrity: stored.integrityHash, fingerprint: state.fingerprint };
  // Without a record the next rollback hashes every file, and no more than that.
  if (!isDeepStrictEqual(readRecord(layout, app, id), record))
    await writeRecord(layout, app, id, record).catch(() => undefined);
  return stored;
}

/** Forgets a release that is no longer in the store. */
export const removeRecord = (layout: StoreLayout, app: string, id: string): Promise<void> =>
  rm(layout.verification(app, id), { force: true });

export interface FolderState {
  /** Differs if any file was added, removed, replaced or written to, whatever its content and dates are now. */
  fingerprint: string;
  /** When the last of them was changed, in milliseconds since 1970. */
  newestMs: number;
}

/**
 * Reads inode, size and times of every file. No program can set a file's ctime, only the clock of the machine.
 * It is synchronous, since a thread for each of hundreds of calls takes longer than the calls.
 * @returns undefined if the folder cannot be read, or holds a symbolic link
 */
export function folderState(folder: string): FolderState | undefined {
  try {
    const hash = createHash('sha256');
    let newestMs = 0;
    for (const name of filesIn(folder).sort()) {
      const { ino, size, mtimeNs, ctimeNs, ctimeMs } = lstatSync(`${folder}/${name}`, { bigint: true });
      hash.update(`${name}\0${ino} ${size} ${mtimeNs} ${ctimeNs}\n`);
      newestMs = Math.max(newestMs, Number(ctimeMs));
    }
    return { fingerprint: hash.digest('hex'), newestMs };
  } catch {
    return undefined;
  }
}

/**
 * Lists files by their paths below a folder. `readdir` could recurse by itself, but then it asks for the type of every file.
 * @throws Error if there is anything else than files and folders: the target of a link can change unseen
 */
function filesIn(folder: string, prefix = ''): string[] {
  const entries = readdirSync(`${folder}/${prefix}`, { withFileTypes: true });
  return entries.flatMap((entry) => {
    const name = prefix + entry.name;
    if (entry.isDirectory()) return filesIn(folder, `${name}/`);
    if (!entry.isFile()) throw new Error(`${name} is no file`);
    return [name];
  });
}

function readRecord(layout: StoreLayout, app: string, id: string): VerificationRecord | undefined {
  try {
    const text = readFileSync(layout.verification(app, id), 'utf8');
    return verificationRecord.safeParse(parseObject(text)).data;
  } catch {
    return undefined;
  }
}

async function writeRecord(
  layout: StoreLayout,
  app: string,
  id: string,
  record: VerificationRecord,
): Promise<void> {
  const file = layout.verification(app, id);
  await ensureFolder(path.dirname(file));
  await replaceDurably(file, JSON.stringify(record), layout.temporary);
}
