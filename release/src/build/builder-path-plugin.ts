import { existsSync } from 'node:fs';
import path from 'node:path';
import { type Compiler, WebpackError } from '@rspack/core';

/** The workspace of this build function. */
const workspace = path.join(import.meta.dirname, '../../..');

/**
 * Fails a build whose files contain a path of the machine that built them: the same sources would yield another
 * release in another folder, and the layout of that machine would be public.
 */
export class BuilderPathPlugin {
  #folders: string[];

  /** @param dir the app's folder */
  constructor(dir: string) {
    this.#folders = [...new Set([path.dirname(dir), workspace])];
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('BuilderPath', (compilation) => {
      const stage = compiler.rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'BuilderPath', stage }, (assets) => {
        for (const [name, asset] of Object.entries(assets)) {
          const found = builderPath(asset.source().toString(), this.#folders);
          if (found)
            compilation.errors.push(new WebpackError(`${name} names ${found}, a file of the builder`));
        }
      });
    });
  }
}

/**
 * @param folders whose paths must not appear
 * @returns the first file or folder of this machine that the text names
 */
export function builderPath(text: string, folders: readonly string[]): string | undefined {
  for (const folder of folders)
    for (let at = text.indexOf(`${folder}/`); at >= 0; at = text.indexOf(`${folder}/`, at + 1)) {
      const named = /^[\w./@+~-]+/.exec(text.slice(at, at + 1_000))?.[0];
      // A short folder, such as /app, may be part of an address that is no file.
      if (named && existsSync(named)) return named;
    }
  return undefined;
}
