import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { serverGoneAfterMs } from '../limits.ts';
import { replaceDurably } from './disk/durable-file.ts';
import type { ReleaseStore } from './release-store.ts';
import type { StoreLayout } from './store-layout.ts';

/** The part of `createFileStore` that shell servers write. */
export function fileServiceRecords(
  layout: StoreLayout,
): Pick<ReleaseStore, 'readServiceFiles' | 'readServiceFile' | 'writeServiceFile'> {
  const textOf = (file: string): Promise<string | undefined> =>
    readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
      return undefined;
    });

  async function filesOf(environment: string): Promise<string[]> {
    const folder = layout.service(environment);
    const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
      return [];
    });
    return names.filter((name) => name.endsWith('.json')).map((name) => path.join(folder, name));
  }

  return {
    async readServiceFiles(environment) {
      const texts = await Promise.all((await filesOf(environment)).map(textOf));
      return texts.filter((text) => text !== undefined);
    },

    readServiceFile: (environment, server) => textOf(layout.serviceFile(environment, server)),

    async writeServiceFile(environment, server, text) {
      const file = layout.serviceFile(environment, server);
      await mkdir(path.dirname(file), { recursive: true });
      await replaceDurably(file, text, layout.temporary);
      for (const other of await filesOf(environment)) {
        const found = await stat(other).catch(() => undefined);
        if (found && Date.now() - found.mtimeMs > serverGoneAfterMs) await rm(other, { force: true });
      }
    },
  };
}
