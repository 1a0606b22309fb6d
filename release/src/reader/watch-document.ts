import { type FSWatcher, watch } from 'node:fs';
import path from 'node:path';
import { watchEveryMs } from '../limits.ts';

/**
 * Calls `look` soon after the file may have changed, without keeping the process alive.
 * @returns stops it
 */
export function watchFile(file: string, look: () => void): () => void {
  const folder = path.dirname(file);
  let watcher: FSWatcher | undefined;

  // Watches the folder and not the file, since a rename replaces the file. The folder may not exist yet, or vanish.
  const attach = () => {
    try {
      const attached = watch(folder, { persistent: false }, look);
      attached.on('error', () => {
        attached.close();
        if (watcher === attached) watcher = undefined;
      });
      watcher = attached;
    } catch {
      watcher = undefined;
    }
  };

  attach();
  const timer = setInterval(() => {
    if (!watcher) attach();
    look();
  }, watchEveryMs);
  timer.unref();
  return () => {
    clearInterval(timer);
    watcher?.close();
  };
}
