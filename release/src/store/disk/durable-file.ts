import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { link, mkdir, open, rename, unlink } from 'node:fs/promises';
import path from 'node:path';

/** Writes a new file and waits until it is on the disk. */
export async function writeDurably(file: string, content: string | Uint8Array, mode = 0o644): Promise<void> {
  const handle = await open(file, 'wx', mode);
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Without it a power cut may undo a rename or link, though the file itself was written. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * Replaces a file atomically: a reader sees the old text or the new one.
 * @param prepared a temporary file that has this text already
 */
export async function replaceDurably(
  file: string,
  text: string,
  temporaryFolder: string,
  prepared?: string,
): Promise<void> {
  const temporary = prepared ?? (await writeTemporary(temporaryFolder, text));
  await rename(temporary, file).catch(async (error: Error) => {
    await unlink(temporary).catch(() => undefined);
    throw error;
  });
  await syncFolder(path.dirname(file));
}

/**
 * Creates a file atomically with its whole content; of concurrent writers, one wins.
 * @returns false if the file exists already
 */
export async function createDurably(
  file: string,
  text: string,
  temporaryFolder: string,
  mode = 0o644,
): Promise<boolean> {
  const temporary = await writeTemporary(temporaryFolder, text, mode);
  const isFirst = await link(temporary, file)
    .then(
      () => true,
      (error: NodeJS.ErrnoException) => {
        if (error.code === 'EEXIST') return false;
        throw error;
      },
    )
    .finally(() => unlink(temporary).catch(() => undefined));
  if (isFirst) await syncFolder(path.dirname(file));
  return isFirst;
}

/** @returns the name of a new file with that content */
export async function writeTemporary(folder: string, text: string, mode = 0o644): Promise<string> {
  await ensureFolder(folder);
  const temporary = path.join(folder, randomUUID());
  try {
    await writeDurably(temporary, text, mode);
  } catch (error) {
    await unlink(temporary).catch(() => undefined);
    throw error;
  }
  return temporary;
}

/**
 * Creates a folder unless it is there. Each step of a file that waits for a thread takes a turn of a busy machine, and a
 * rollback has twenty of them; so this one asks first.
 * @returns the first folder that was created
 */
export async function ensureFolder(folder: string): Promise<string | undefined> {
  return existsSync(folder) ? undefined : mkdir(folder, { recursive: true });
}
