import { mkdir, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { createDurably, replaceDurably, syncFolder } from './disk/durable-file.ts';
import { withReserve } from './disk/reserve.ts';
import type { ReleaseStore } from './release-store.ts';
import { logFileName, logFileSeq, type StoreLayout } from './store-layout.ts';

type FileLog = Pick<
  ReleaseStore,
  'lastLogSeq' | 'readLogEntry' | 'appendLogEntry' | 'readProjection' | 'writeProjection'
>;

/** The log and projection half of `createFileStore`. */
export function fileLog(layout: StoreLayout): FileLog {
  return {
    async lastLogSeq(environment) {
      const names = (await readdir(layout.log(environment)).catch(missing)) ?? [];
      return names.reduce((last, name) => Math.max(last, logFileSeq(name) ?? 0), 0);
    },

    readLogEntry: (environment, seq) =>
      readFile(path.join(layout.log(environment), logFileName(seq)), 'utf8'),

    async appendLogEntry(environment, seq, text) {
      const folder = layout.log(environment);
      if (await mkdir(folder, { recursive: true })) await syncFolder(path.dirname(folder));
      const file = path.join(folder, logFileName(seq));
      return withReserve(layout, () => createDurably(file, text, layout.temporary));
    },

    readProjection: () => readFile(layout.projection, 'utf8').catch(missing),

    async writeProjection(text) {
      await mkdir(path.dirname(layout.projection), { recursive: true });
      await withReserve(layout, () => replaceDurably(layout.projection, text, layout.temporary));
    },
  };
}

/** Only a missing file counts as none; an unreadable disk must not look like a new store. */
const missing = (error: NodeJS.ErrnoException): undefined => {
  if (error.code !== 'ENOENT') throw error;
};
