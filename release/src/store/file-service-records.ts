import { readdirSync, readFileSync } from 'node:fs';
import { mkdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { serverGoneAfterMs } from '../limits.ts';
import { replaceDurably } from './disk/durable-file.ts';
import { unlessMissing } from './disk/unless-missing.ts';
import type { ReleaseStore } from './release-store.ts';
import type { StoreLayout } from './store-layout.ts';

/** The part of `createFileStore` that shell servers write. */
export function fileServiceRecords(
  layout: StoreLayout,
): Pick<ReleaseStore, 'readServiceFiles' | 'readServiceFile' | 'writeServiceFile'> {
  const textOf = (file: string): string | undefined => unlessMissing(() => readFileSync(file, 'utf8'));

  function filesOf(environment: string): string[] {
    const folder = layout.service(environment);
    const names = unlessMissing(() => readdirSync(folder)) ?? [];
    return names.filter((name) => name.endsWith('.json')).map((name) => path.join(folder, name));
  }

  return {
    async readServiceFiles(environment) {
      return filesOf(environment).flatMap((file) => textOf(file) ?? []);
    },

    async readServiceFile(environment, server) {
      return textOf(layout.serviceFile(environment, server));
    },

    async writeServiceFile(environment, server, text) {
      const file = layout.serviceFile(environment, server);
      await mkdir(path.dirname(file), { recursive: true });
      await replaceDurably(file, text, layout.temporary);
      for (const other of filesOf(environment)) {
        const found = await stat(other).catch(() => undefined);
        if (found && Date.now() - found.mtimeMs > serverGoneAfterMs) await rm(other, { force: true });
      }
    },
  };
}
