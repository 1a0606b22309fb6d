import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const mostStored = 200;

/** File names that sort by time, then by number. */
const names = /^\d{8}T\d{9}Z-\d{10}\.eml$/;

export interface SavedMessage {
  id: number;
  now: Date;
  message: Buffer;
}

/**
 * A folder that other users of this machine cannot read, since it contains codes. A mail appears whole or not at all;
 * beyond 200, the oldest are deleted.
 */
export async function writeToOutbox(folder: string, { id, now, message }: SavedMessage): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const time = now.toISOString().replace(/[-:.]/g, '');
  const path = join(folder, `${time}-${String(id).padStart(10, '0')}.eml`);
  try {
    await writeFile(`${path}.part`, message, { mode: 0o600 });
    await rename(`${path}.part`, path);
  } catch (error) {
    // On a full disk each further try would leave another partial file.
    await rm(`${path}.part`, { force: true });
    throw error;
  }
  const tooMany = (await listOutbox(folder)).slice(mostStored);
  for (const name of tooMany) await rm(join(folder, name), { force: true });
}

/** @returns names of files, newest first; empty if the folder does not exist yet */
export async function listOutbox(folder: string): Promise<string[]> {
  const found = await readdir(folder).catch(nothingThere);
  return (found ?? [])
    .filter((name) => names.test(name))
    .sort()
    .reverse();
}

/** @returns undefined if there is no such mail */
export async function readFromOutbox(folder: string, name: string): Promise<Buffer | undefined> {
  return names.test(name) ? readFile(join(folder, name)).catch(nothingThere) : undefined;
}

const nothingThere = (error: NodeJS.ErrnoException): undefined => {
  if (error.code !== 'ENOENT') throw error;
};
