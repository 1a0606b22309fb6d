import { createHash, randomUUID } from 'node:crypto';
import { lstatSync, readdirSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { parseObject } from '../document/index.ts';
import { clockGrainMs } from '../limits.ts';
import { readReleaseFolder, verifyReleaseFolder } from './release-folder.ts';
import type { StoredRelease, VerifyOptions } from './release-store.ts';
import type { StoreLayout } from './store-layout.ts';

/** The last time that every file of a release was hashed and found right. */
const verificationRecord = z.object({
  /** SHA-384 of the `integrity.json` that the files were compared with. */
  integrity: z.string(),
  /** What the file system said of the files just before. */
  fingerprint: z.string(),
});

type VerificationRecord = z.output<typeof verificationRecord>;

/**
 * Verifies a release in the folder of this machine. Hashing hundreds of files takes longer than all else of a rollback, so
 * a caller may be content with the file system's word that nothing has changed since they were last hashed.
 * @throws ReleaseError
 */
export async function verifyStored(
  layout: StoreLayout,
  app: string,
  id: string,
  { vouched, unchangedSuffices = false }: VerifyOptions,
): Promise<StoredRelease> {
  const folder = layout.release(app, id);
  const startedAt = Date.now();
  // It is taken before the files are read, so that a change in between shows the next time.
  const state = folderState(folder);
  const record = await readRecord(layout, app, id);
  const isSame = record !== undefined && record.fingerprint === state?.fingerprint;
  if (unchangedSuffices && isSame && record.integrity === vouched) return readReleaseFolder(app, id, folder);
  const stored = await verifyReleaseFolder(app, id, folder, vouched);
  const isSettled = state && state.newestMs < startedAt - clockGrainMs;
  if (isSettled && !(isSame && record.integrity === stored.integrityHash)) {
    const { fingerprint } = state;
    // Without a record the next rollback hashes every file, and no more than that.
    await writeRecord(layout, app, id, { integrity: stored.integrityHash, fingerprint }).catch(
      () => undefined,
    );
  }
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
 * The inode, size and times of every file. No program can set a file's ctime, only the clock of the machine.
 * Synchronous, since a thread for each of hundreds of calls takes longer than the calls.
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

async function readRecord(
  layout: StoreLayout,
  app: string,
  id: string,
): Promise<VerificationRecord | undefined> {
  const text = await readFile(layout.verification(app, id), 'utf8').catch(() => '');
  return verificationRecord.safeParse(parseObject(text)).data;
}

async function writeRecord(
  layout: StoreLayout,
  app: string,
  id: string,
  record: VerificationRecord,
): Promise<void> {
  const file = layout.verification(app, id);
  const temporary = path.join(layout.temporary, randomUUID());
  await mkdir(layout.temporary, { recursive: true });
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(temporary, JSON.stringify(record));
  await rename(temporary, file);
}
