import { dirname } from 'node:path';
import { isProductSource } from './source-files.ts';

/** A folder that one can still overlook. */
export const mostSourceFiles = 20;

/** Lists folders that hold more source files than a reader can overlook, one line each. */
export function crowdedFolders(files: readonly string[], most = mostSourceFiles): string[] {
  const counts = new Map<string, number>();
  for (const file of files.filter(isProductSource))
    counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
  return [...counts]
    .filter(([, count]) => count > most)
    .sort()
    .map(
      ([folder, count]) =>
        `${folder}: ${count} source files, at most ${most}; give some a folder of their own`,
    );
}
