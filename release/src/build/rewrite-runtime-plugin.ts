import type { Compiler } from '@rspack/core';

/** Replacements of modules of the bundler's runtime, by name; each may read the bundler's own source. */
export type RuntimeRewrites = Record<string, (source: string) => string>;

/** Replaces modules of the bundler's runtime by our own. Unknown ones stay as they are. */
export class RewriteRuntimePlugin {
  #rewrites: RuntimeRewrites;

  constructor(rewrites: RuntimeRewrites) {
    this.#rewrites = rewrites;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('RewriteRuntime', (compilation) => {
      compilation.hooks.runtimeModule.tap('RewriteRuntime', ({ name, source: own }) => {
        const rewrite = this.#rewrites[name];
        if (rewrite && own) own.source = Buffer.from(rewrite(own.source.toString()));
      });
    });
  }
}

/**
 * The part of the bundler's own source that a rewrite keeps.
 * @throws if a newer bundler writes something else
 */
export function captured(pattern: RegExp, source: string): string {
  const [, part] = pattern.exec(source) ?? [];
  if (part === undefined)
    throw new Error(`The bundler's runtime is not what it was: no ${pattern} in ${source}`);
  return part;
}
