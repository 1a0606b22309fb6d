import { unlink } from 'node:fs/promises';
import { writeTemporary } from './durable-file.ts';

/** Contents that are written to temporary files before it is certain that they will be needed. */
export interface PreparedFiles {
  prepare: (text: string) => void;
  /** @returns the file that has this text, from now on the caller's; undefined if there is none */
  take: (text: string) => Promise<string | undefined>;
  discard: (text: string) => Promise<void>;
}

export function preparedFiles(temporaryFolder: string): PreparedFiles {
  const files = new Map<string, Promise<string | undefined>>();

  async function take(text: string): Promise<string | undefined> {
    const file = files.get(text);
    files.delete(text);
    return file;
  }

  return {
    prepare(text) {
      if (files.has(text)) return;
      const file = writeTemporary(temporaryFolder, text).catch(() => undefined);
      files.set(text, file);
    },
    take,
    async discard(text) {
      const file = await take(text);
      if (file !== undefined) await unlink(file).catch(() => undefined);
    },
  };
}
