import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createDurably, ensureFolder, replaceDurably, syncFolder } from './disk/durable-file.ts';
import { preparedFiles } from './disk/prepared-files.ts';
import { withReserve } from './disk/reserve.ts';
import { unlessMissing } from './disk/unless-missing.ts';
import type { ReleaseStore } from './release-store.ts';
import { logFileName, logFileSeq, type StoreLayout } from './store-layout.ts';

type FileLog = Pick<
  ReleaseStore,
  'lastLogSeq' | 'readLogEntry' | 'appendLogEntry' | 'readProjection' | 'writeProjection'
>;

/**
 * The log and projection half of `createFileStore`. It reads its few small files synchronously, as servers read the
 * projection: a turn of a thread takes longer.
 */
export function fileLog(layout: StoreLayout): FileLog {
  const prepared = preparedFiles(layout.temporary);

  return {
    async lastLogSeq(environment) {
      const names = unlessMissing(() => readdirSync(layout.log(environment))) ?? [];
      return names.reduce((last, name) => Math.max(last, logFileSeq(name) ?? 0), 0);
    },

    async readLogEntry(environment, seq) {
      return readFileSync(path.join(layout.log(environment), logFileName(seq)), 'utf8');
    },

    async appendLogEntry(environment, seq, text, projection) {
      if (projection !== undefined) prepared.prepare(projection);
      const folder = layout.log(environment);
      if (await ensureFolder(folder)) await syncFolder(path.dirname(folder));
      const file = path.join(folder, logFileName(seq));
      let isAppended = false;
      try {
        isAppended = await withReserve(layout, () => createDurably(file, text, layout.temporary));
        return isAppended;
      } finally {
        if (projection !== undefined && !isAppended) await prepared.discard(projection);
      }
    },

    async readProjection() {
      return unlessMissing(() => readFileSync(layout.projection, 'utf8'));
    },

    async writeProjection(text) {
      await ensureFolder(path.dirname(layout.projection));
      // A second attempt finds no prepared file and writes its own.
      await withReserve(layout, async () =>
        replaceDurably(layout.projection, text, layout.temporary, await prepared.take(text)),
      );
    },
  };
}
