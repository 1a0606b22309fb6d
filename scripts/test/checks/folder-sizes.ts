import { dirname } from 'node:path';
import { isProductSource } from './source-files.ts';

/** The most source files that a reader can survey. */
export const mostSourceFiles = 20;

/** Lists folders with more source files than a reader can survey, one line each. */
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
