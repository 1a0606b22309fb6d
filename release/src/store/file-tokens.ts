import { mkdir, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { replaceDurably } from './disk/durable-file.ts';
import type { ReleaseStore } from './release-store.ts';
import type { StoreLayout } from './store-layout.ts';

const missing = (error: NodeJS.ErrnoException): undefined => {
  if (error.code !== 'ENOENT') throw error;
};

/** The access tokens of `createFileStore`. */
export function fileTokens(
  layout: StoreLayout,
): Pick<ReleaseStore, 'readTokens' | 'readToken' | 'writeToken'> {
  return {
    async readTokens(environment) {
      const folder = layout.tokens(environment);
      const names = ((await readdir(folder).catch(missing)) ?? []).filter((name) => name.endsWith('.json'));
      return Promise.all(names.sort().map((name) => readFile(path.join(folder, name), 'utf8')));
    },

    readToken: (environment, id) => readFile(layout.tokenFile(environment, id), 'utf8').catch(missing),

    async writeToken(environment, id, text) {
      const file = layout.tokenFile(environment, id);
      await mkdir(path.dirname(file), { recursive: true });
      await replaceDurably(file, text, layout.temporary);
    },
  };
}
