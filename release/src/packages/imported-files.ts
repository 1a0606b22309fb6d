import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';

export interface ImportedFiles {
  /** Paths relative to the folder. */
  files: string[];
  /** Packages that the files name. */
  packages: string[];
}

/** Specifiers of statements at a line's beginning, as the compiler writes them, and of dynamic imports. */
const specifiers =
  /^(?:import|export)\b(?:[^;'"]*\bfrom)?\s*['"]([^'"\n]+)['"]|\bimport\(\s*(?:\/\*[^*]*\*\/\s*)?['"]([^'"\n]+)['"]\s*\)/gm;

const packageOf = (specifier: string): string =>
  specifier.startsWith('@')
    ? specifier.split('/').slice(0, 2).join('/')
    : (specifier.split('/')[0] ?? specifier);

/**
 * Follows the imports of compiled modules, of their declarations, too.
 * @param entries relative to the folder, such as `src/build/index.js`
 */
export function importedFiles(folder: string, entries: readonly string[]): ImportedFiles {
  const files = new Set<string>();
  const packages = new Set<string>();
  const queue = [...entries];
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (files.has(file) || !statSync(path.join(folder, file), { throwIfNoEntry: false })?.isFile()) continue;
    files.add(file);
    if (file.endsWith('.js')) queue.push(file.replace(/\.js$/, '.d.ts'));
    const text = readFileSync(path.join(folder, file), 'utf8');
    for (const [, statement, dynamic] of text.matchAll(specifiers)) {
      const specifier = statement ?? dynamic ?? '';
      if (!specifier.startsWith('.')) {
        if (!specifier.startsWith('node:')) packages.add(packageOf(specifier));
        continue;
      }
      const named = path.join(path.dirname(file), specifier);
      queue.push(named);
      if (file.endsWith('.d.ts')) queue.push(named.replace(/\.js$/, '.d.ts'));
    }
  }
  return { files: [...files].sort(), packages: [...packages].sort() };
}
