import { randomUUID } from 'node:crypto';
import { link, mkdir, open, rename, rm } from 'node:fs/promises';
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

/** Replaces a file atomically: a reader sees the old text or the new one. */
export async function replaceDurably(file: string, text: string, temporaryFolder: string): Promise<void> {
  await withTemporary(temporaryFolder, text, 0o644, (temporary) => rename(temporary, file));
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
  const isFirst = await withTemporary(temporaryFolder, text, mode, (temporary) =>
    link(temporary, file).then(
      () => true,
      (error: NodeJS.ErrnoException) => {
        if (error.code === 'EEXIST') return false;
        throw error;
      },
    ),
  );
  if (isFirst) await syncFolder(path.dirname(file));
  return isFirst;
}

async function withTemporary<T>(
  folder: string,
  text: string,
  mode: number,
  use: (file: string) => Promise<T>,
): Promise<T> {
  await mkdir(folder, { recursive: true });
  const temporary = path.join(folder, randomUUID());
  try {
    await writeDurably(temporary, text, mode);
    return await use(temporary);
  } finally {
    await rm(temporary, { force: true });
  }
}
