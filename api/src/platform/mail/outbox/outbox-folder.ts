import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const mostStored = 200;

/** By time, then by number, in the order of their names. */
const names = /^\d{8}T\d{9}Z-\d{10}\.eml$/;

export interface SavedMessage {
  id: number;
  now: Date;
  message: Buffer;
}

/**
 * A folder that no other user of this machine may read: it holds codes. A mail is there whole or not at all; of more
 * than 200, the oldest go.
 */
export async function writeToOutbox(folder: string, { id, now, message }: SavedMessage): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const time = now.toISOString().replace(/[-:.]/g, '');
  const path = join(folder, `${time}-${String(id).padStart(10, '0')}.eml`);
  try {
    await writeFile(`${path}.part`, message, { mode: 0o600 });
    await rename(`${path}.part`, path);
  } catch (error) {
    // On a full disk each further try would leave one more behind.
    await rm(`${path}.part`, { force: true });
    throw error;
  }
  const tooMany = (await listOutbox(folder)).slice(mostStored);
  for (const name of tooMany) await rm(join(folder, name), { force: true });
}

/** @returns names of files, newest first; none where there is no folder yet */
export async function listOutbox(folder: string): Promise<string[]> {
  const found = await readdir(folder).catch(nothingThere);
  return (found ?? [])
    .filter((name) => names.test(name))
    .sort()
    .reverse();
}

/** @returns undefined where there is no such mail */
export async function readFromOutbox(folder: string, name: string): Promise<Buffer | undefined> {
  return names.test(name) ? readFile(join(folder, name)).catch(nothingThere) : undefined;
}

const nothingThere = (error: NodeJS.ErrnoException): undefined => {
  if (error.code !== 'ENOENT') throw error;
};
