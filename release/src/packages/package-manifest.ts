import { readFileSync } from 'node:fs';
import path from 'node:path';

export interface PackageManifest {
  name: string;
  version: string;
  license: string;
  type: 'module';
  sideEffects?: boolean | string[];
  engines?: Record<string, string>;
  bin?: Record<string, string>;
  exports: Record<string, unknown>;
  dependencies?: Record<string, string>;
  /** Hash of the sources that a packed package was made from. */
  source?: string;
}

export const readManifest = (dir: string): PackageManifest =>
  JSON.parse(readFileSync(path.join(dir, 'package.json'), 'utf8')) as PackageManifest;

/** The entry of `exports` for the compiled form of a source: `./src/x.ts` is `./src/x.js` with `./src/x.d.ts`. */
export function compiledExport(source: string): string | { types: string; default: string } {
  const stem = /^(.*)\.tsx?$/.exec(source)?.[1];
  return stem === undefined ? source : { types: `${stem}.d.ts`, default: `${stem}.js` };
}

/**
 * The exact versions that this workspace has of a package's dependencies: what was tested is what a team gets.
 * @param dir the package's folder
 */
export const installedVersions = (dir: string, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    names.map((name) => [name, readManifest(path.join(dir, 'node_modules', name)).version] as const),
  );
